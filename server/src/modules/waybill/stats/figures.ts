import { type ArgumentsRead, daysAsked } from '../../../kernel/reads.js'
import type { Figures } from '../../figures.js'
import type { WaybillFilter } from '../waybill/waybill.view.js'
import { groupTable, measureTable } from './fields.js'
import { waybillStatsOf } from './stats.queries.js'
import {
  type GroupField,
  groupedBy,
  type MeasureField,
  measuredIn,
  WaybillStatPage,
  WaybillStatView,
} from './stats.view.js'

/** Dimensions and measures that only the waybills themselves know: kept sums are not told apart by them. */
const BEYOND_SUMS: readonly string[] = [
  ...['COMPANY', 'SETTLEMENT_STATUS', 'PRICE_SOURCE', 'UNIT', 'SITE', 'CAPTAIN', 'DRIVER', 'TRUCK', 'MACHINE', 'PAYEE'],
  ...['expectedAmt', 'actual', 'actuallyPaid', 'unpriced'],
  ...['phaseCubic', 'phaseCost', 'phaseDumpCost', 'phasePaidAmt', 'phasePartAmt'],
]

/** Whether the kept sums know each of these dimensions, and each measure that is asked of the groups. */
const areCounted = (by: unknown, asked: ReadonlySet<string>): boolean =>
  Array.isArray(by) && !BEYOND_SUMS.some((name) => by.includes(name) || asked.has(`records.${name}`))

const COUNTED_ROWS = 5000
/** Trips of a day of the largest company, and of all its days. */
const OF_DAY = 3000
const ALL_DAYS = 400

/** Every waybill of the time is looked at for a dimension or a measure that the kept sums do not know. */
function rowsLookedAt({ by, filter }: ArgumentsRead, asked: ReadonlySet<string>): number {
  if (areCounted(by, asked)) return COUNTED_ROWS
  const { goDatetime } = (filter ?? {}) as WaybillFilter
  return OF_DAY * daysAsked(goDatetime?.from, goDatetime?.to, ALL_DAYS)
}

/** Figures over waybills, told apart by whatever they have in common (docs/graphql.md). */
export const waybillFigures: Figures<WaybillFilter, GroupField, MeasureField> = {
  field: 'waybillStats',
  name: 'Waybill',
  what: '运单',
  permission: 'chain:companywaybill:get',
  fields: { ...groupTable, ...measureTable },
  dimensions: groupedBy,
  measures: measuredIn,
  View: WaybillStatView,
  Page: WaybillStatPage,
  spec: waybillStatsOf,
  reads: rowsLookedAt,
  // Rows of all groups are looked for among a million, once.
  rows: { name: 'waybills', reads: 1_000_000 },
}
