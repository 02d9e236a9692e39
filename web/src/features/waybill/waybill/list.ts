import type { WaybillFilter, WaybillSortField } from '../../../gql/types.generated'
import { toDateTimeRange } from '../../../ui/format/date'
import { capitals, narrow, param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import { phaseTrips } from '../../insight/phase-charts'
import { RULES } from '../anomaly'
import { type SearchedField, searchedFields } from './plain'

export const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const
export const STATUSES = ['LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID'] as const
export const SHIFTS = ['DAY', 'NIGHT'] as const

/** Filters that links set and the form does not ask for; they show as chips. */
const linked = {
  /** What the list was opened for: the parameter's name (statements=cardNo&cardNo=…) or the card's number itself. */
  statements: param.text(),
  cardNo: param.text(capitals),
  ids: param.texts(),
  /** The site whose name `garbageName` is: the name may be part of another's. */
  garbageId: param.text(),
  /** The driver whose name `driverName` is. */
  driverId: param.text(),
  /** The excavator itself: `machineCode` may be part of another's. */
  machine: param.text(),
  /** What a chart counts, or why it does not. */
  phase: phaseTrips,
  /** All but void ones. */
  live: param.flag(),
}

const searched = Object.fromEntries(searchedFields.map((id) => [id, param.text()])) as Record<
  SearchedField,
  ReturnType<typeof param.text>
>

const asked = {
  no: param.text(narrow),
  nos: param.texts(narrow),
  goDatetime: param.times(),
  inDatetime: param.times(),
  completeDatetime: param.times(),
  projectId: param.text(),
  projectName: param.text(),
  truckCode: param.text(capitals),
  truckCodes: param.texts(capitals),
  captainName: param.text(),
  driverName: param.text(),
  cardNos: param.texts(capitals),
  giveCardNo: param.text(capitals),
  settleNo: param.text(capitals),
  garbageName: param.text(),
  ...searched,
  goSoilType: param.text(),
  tpMode: param.choice(MODES),
  status: param.choice(STATUSES),
  inShiftType: param.choice(SHIFTS),
  isTicket: param.flag(),
  settled: param.flag(),
  settleable: param.flag(),
  pendingReview: param.flag(),
  lackingPayee: param.flag(),
  unpriced: param.flag(),
  hasAnomaly: param.flag(),
  anomaly: param.choice(RULES),
}

export const config = {
  filters: { ...asked, ...linked },
  sort: [{ field: 'GO_DATETIME', direction: 'DESC' }] satisfies SortItem<WaybillSortField>[],
  beside: ['info', 'waybill', 'edit', 'create', 'review', 'track'],
}

export type Filters = FilterValues<typeof config.filters>

const CARD_NO = /^[A-Z][0-9]{1,14}$/

/** The card that a link opened the list for. */
export const linkedCard = ({ statements, cardNo }: Filters) =>
  cardNo ?? (statements && CARD_NO.test(statements) ? statements : undefined)

/** The filters that stay when the form is searched: those it does not ask for, and the site as long as its name stays. */
export function keptFilters(before: Filters, asked: Filters): Filters {
  const { statements, cardNo, ids, machine, phase, live } = before
  const garbageId = asked.garbageName === before.garbageName ? before.garbageId : undefined
  const driverId = asked.driverName === before.driverName ? before.driverId : undefined
  return { statements, cardNo, ids, machine, phase, live, garbageId, driverId }
}

/** The list's filters as the API takes them. */
export function toFilter(filters: Filters): WaybillFilter {
  const {
    statements: _,
    live,
    machine,
    projectId,
    goDatetime,
    inDatetime,
    completeDatetime,
    tpMode,
    status,
    anomaly,
    ...same
  } = filters
  return {
    ...same,
    projectInfoId: projectId,
    garbageName: same.garbageId ? undefined : same.garbageName,
    driverName: same.driverId ? undefined : same.driverName,
    cardNo: linkedCard(filters),
    equal: machine ? { machineCode: machine } : undefined,
    goDatetime: toDateTimeRange(goDatetime),
    inDatetime: toDateTimeRange(inDatetime),
    completeDatetime: toDateTimeRange(completeDatetime),
    tpMode: tpMode && [tpMode],
    status: status ? [status] : live ? STATUSES.filter((one) => one !== 'VOID') : undefined,
    anomaly: anomaly && [anomaly],
  }
}
