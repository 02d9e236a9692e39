import type { Actor } from '../../../kernel/command/actor.js'
import { columnNameOf } from '../../../kernel/fields.js'
import type { Told } from '../../../kernel/list/counters.js'
import {
  called,
  equals,
  flagged,
  holds,
  isIdOf,
  isOneOfIds,
  listed,
  oneOf,
  within,
} from '../../../kernel/list/filters.js'
import type { Below } from '../../../kernel/list/list-below.js'
import { isKeptAs, isOneOf } from '../../../kernel/sql/forms.js'
import { all, inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { textForm } from '../../../kernel/values/forms.js'
import { inCompanies, isCaptain } from '../../identity/index.js'
import { anomalousAs } from '../anomaly/live.queries.js'
import { tripsOfPhase } from '../exclusion/exclusion.sql.js'
import { waybillIs } from './eligibility.sql.js'
import { type SearchedField, searchedNames, waybillFields } from './fields.js'
import type { WaybillFilter } from './waybill.view.js'

const searchedColumns = Object.fromEntries(
  searchedNames.map((name) => [name, sql.raw(`w.${columnNameOf(name, waybillFields[name])}`)]),
) as Readonly<Record<SearchedField, Sql>>

/** Filter with the ids of the projects that its project name means. */
export type LookedUp = WaybillFilter & { projectIds?: readonly string[] }

const ofProjects = ({ projectInfoId, projectId, projectIds }: LookedUp): Sql[] => [
  ...isIdOf(sql`w.project_id`, projectInfoId, projectId),
  ...(projectIds ? [isOneOfProjects(projectIds)] : []),
]

/** For a single project an index yields the waybills in order of departure; without projects nothing is read. */
function isOneOfProjects(ids: readonly string[]): Sql {
  if (ids.length === 0) return sql`false`
  return ids.length === 1 ? sql`w.project_id = ${ids[0]}` : inUuids(sql`w.project_id`, ids)
}

/** Conditions for which the sums have no columns. */
function uncounted(filter: WaybillFilter, actor: Actor): Sql[] {
  return [
    ...isOneOfIds(sql`w.id`, filter.ids, 'filter.ids'),
    ...(filter.no ? [beginsOrEnds(textForm(filter.no))] : []),
    ...listed(filter.nos, 'filter.nos', (wanted) => isOneOf(sql`w.no`, wanted)),
    ...(filter.cardNo ? [onCards(actor, [filter.cardNo])] : []),
    ...listed(filter.cardNos, 'filter.cardNos', (wanted) => onCards(actor, wanted)),
    ...(filter.giveCardNo ? [handedInBy(actor, isKeptAs(sql`r.give_card_no`, [filter.giveCardNo]))] : []),
    ...(filter.settlementId ? [onSettlements(actor, isIdOf(sql`l.settlement_id`, filter.settlementId))] : []),
    ...(filter.settleNo ? [onSettlements(actor, [settledIn(actor, filter.settleNo)])] : []),
    ...crewed(filter),
    ...listed(filter.truckCodes, 'filter.truckCodes', (wanted) => isKeptAs(sql`w.truck_code`, wanted, 'plate')),
    ...holds(sql`w.project_name`, filter.projectName),
    ...isIdOf(sql`w.dump_site_id`, filter.garbageId),
    ...isIdOf(sql`w.driver_id`, filter.driverId),
    ...searchedNames.flatMap((name) => holds(searchedColumns[name], filter[name])),
    ...flagged(sql`w.machine_code is not null`, filter.machineLoaded),
    ...flagged(() => waybillIs.unpriced(actor), filter.unpriced),
    ...flagged(() => onPending(actor), filter.settlementPending),
    ...flagged(() => priceRejected(actor), filter.priceRejected),
    ...(filter.payeeName ? [paidTo(actor, filter.payeeName)] : []),
    ...watched(filter, actor),
    ...(filter.phase ? [isCaptain(actor) ? sql`false` : tripsOfPhase(actor, filter.phase)] : []),
    ...within(sql`w.in_datetime`, filter.inDatetime),
    ...within(sql`w.complete_datetime`, filter.completeDatetime),
  ]
}

/** Conditions on flags; a captain finds nothing with them. */
function watched({ anomaly, hasAnomaly }: WaybillFilter, actor: Actor): Sql[] {
  const asked = [
    ...listed(anomaly, 'filter.anomaly', () => anomalousAs(anomaly ?? [])),
    ...flagged(() => anomalousAs(null), hasAnomaly),
  ]
  return isCaptain(actor) && asked.length > 0 ? [sql`false`] : asked
}

/** Conditions on the crew, either of waybills or of the table of crews, both as `w`. */
export const crewed = (filter: WaybillFilter): Sql[] => [
  ...holds(sql`w.truck_code`, filter.truckCode, 'plate'),
  ...holds(sql`w.captain_name`, filter.captainName),
  ...holds(sql`w.driver_name`, filter.driverName),
]

const beginsOrEnds = (text: string): Sql =>
  sql`(starts_with(text_form(w.no), ${text}) or right(text_form(w.no), char_length(${text}::text)) = ${text})`

/** Conditions with columns in the sums, on waybills or sums. */
interface Flags {
  settled: Sql
  hasPayee: Sql
}
const ofWaybills: Flags = {
  settled: sql`w.settlement_id is not null`,
  hasPayee: sql`w.payee_id is not null`,
}
const ofSums: Flags = { settled: sql`w.settled`, hasPayee: sql`w.has_payee` }

/** Conditions for which waybills and both sets of sums have columns. */
function countedAlways(filter: WaybillFilter, { settled, hasPayee }: Flags): Sql[] {
  return [
    ...oneOf(sql`w.status`, filter.status, 'filter.status'),
    ...flagged(settled, filter.settled),
    ...flagged(sql`w.pending_review`, filter.pendingReview),
    ...flagged(() => sql`${waybillIs.settleable} and not (${settled})`, filter.settleable),
    ...equals(sql`w.is_ticket`, filter.isTicket),
    ...flagged(sql`not (${hasPayee})`, filter.lackingPayee),
  ]
}

const countedByShift = (filter: WaybillFilter): Sql[] => equals(sql`w.in_shift_type`, filter.inShiftType)

const countedByHaul = (filter: WaybillFilter): Sql[] => [
  ...holds(sql`w.garbage_name`, filter.garbageName),
  ...called(sql`w.go_soil_type`, filter.goSoilType),
  ...oneOf(sql`w.tp_mode`, filter.tpMode, 'filter.tpMode'),
]

/** All conditions of the filter except the time of departure. */
export function apartFromGoing(filter: LookedUp, actor: Actor): Sql[] {
  return [
    ...uncounted(filter, actor),
    ...ofProjects(filter),
    ...countedAlways(filter, ofWaybills),
    ...countedByShift(filter),
    ...countedByHaul(filter),
  ]
}

/** Further columns besides those of the filter, of which each set of sums has others. */
interface Besides {
  byShift: boolean
  byHaul: boolean
}

/** Filter for the kept sums, which count each waybill in two sets. */
export function countedApart(
  filter: LookedUp,
  actor: Actor,
  besides: Besides = { byShift: false, byHaul: false },
): Told | undefined {
  const [always, byShift, byHaul] = [countedAlways(filter, ofSums), countedByShift(filter), countedByHaul(filter)]
  const [needsShift, needsHaul] = [byShift.length > 0 || besides.byShift, byHaul.length > 0 || besides.byHaul]
  if (isCaptain(actor) || (needsShift && needsHaul) || uncounted(filter, actor).length > 0) return undefined
  const haul = sql.raw(needsHaul ? 'true' : 'false')
  const rest = [...always, ...byShift, ...byHaul]
  return {
    where: [sql`w.haul = ${haul}`, ...ofProjects(filter), ...rest],
    sparse: rest.length > 0 || (filter.projectIds?.length ?? 0) > 1,
  }
}

/** Cards are looked up first, as a list, so that an index finds their waybills. */
const onCards = (actor: Actor, cardNos: readonly string[]): Sql =>
  sql`w.card_id = any(array(
    select k.id from published_card k where ${inCompanies(actor, sql`k.company_id`)} and ${isKeptAs(sql`k.card_no`, cardNos)}))`

/**
 * Waybills of receipts `r`: the open ones of their open cards, and those that a settlement took through them. Each kind
 * has an `exists` of its own: PostgreSQL repeats an `or` between tables as a filter of each table, and of an `exists`
 * in it that is looked up by hash it brings only one of the copies up to date for the next receipt.
 */
function handedInBy(actor: Actor, which: Sql): Sql {
  const line = sql`published_receipt r join published_receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id`
  const onIts = sql`r.company_id = w.company_id and ${which} and l.card_id = w.card_id`
  return sql`w.card_id = any(array(select l.card_id from ${line} where ${inCompanies(actor, sql`r.company_id`)} and ${which}))
  and (
    w.settlement_id is null and exists (select from ${line} where ${onIts} and l.status = 'OPEN')
    or exists (select from ${line} join published_settlement_line s on s.company_id = r.company_id and s.receipt_id = r.id
      where ${onIts} and s.waybill_id = w.id and s.live))`
}

/** Waybills of a settlement; lines of rejected settlements count, too, as history. */
const onSettlements = (actor: Actor, which: Sql[]): Sql =>
  sql`w.id = any(array(select l.waybill_id from published_settlement_line l where ${all([inCompanies(actor, sql`l.company_id`), ...which])}))`

/** Whether the waybill is on an unapproved settlement. */
const onPending = (actor: Actor): Sql =>
  sql`w.settlement_id is not null and w.settlement_id = any(array(
    select s.id from published_settlement s where ${inCompanies(actor, sql`s.company_id`)} and s.status = 'PENDING'))`

/** Whether the waybill is on a settlement that has rejected its price. */
const priceRejected = (actor: Actor): Sql =>
  sql`w.id = any(array(select l.waybill_id from published_settlement_line l
    where ${inCompanies(actor, sql`l.company_id`)} and l.live and l.price_reject_reason is not null))`

const paidTo = (actor: Actor, payeeName: string): Sql =>
  sql`w.payee_id = any(array(select y.id from published_payee y
    where ${all([inCompanies(actor, sql`y.company_id`), ...holds(sql`y.name`, payeeName)])}))`

const settledIn = (actor: Actor, settleNo: string): Sql =>
  sql`l.settlement_id = any(array(
    select s.id from published_settlement s where ${inCompanies(actor, sql`s.company_id`)} and ${isKeptAs(sql`s.settle_no`, [settleNo])}))`

/** Waybills that name a record in one of their columns. */
const naming = (column: Sql): Below => ({ on: (key) => sql`${column} = ${key}` })

/** The waybills of a record, of each kind that they lie below: those that the list finds by its name or number. */
export const waybillsOf = {
  project: naming(sql`w.project_id`),
  dumpSite: naming(sql`w.dump_site_id`),
  captain: naming(sql`w.captain_id`),
  driver: naming(sql`w.driver_id`),
  /** Trips know trucks by their plates. */
  truck: { ...naming(sql`w.truck_code`), key: 'text' },
  payee: naming(sql`w.payee_id`),
  card: { ...naming(sql`w.card_id`), few: true },
  receipt: { on: (key, actor) => handedInBy(actor, sql`r.id = ${key}`), few: true },
  // Waybills say on which settlement they are; only those that have left it are looked for by its lines.
  settlement: {
    on: (key, actor) =>
      sql`(w.settlement_id = ${key} or ${onSettlements(actor, [sql`l.settlement_id = ${key}`, sql`not l.live`])})`,
    few: true,
  },
} as const satisfies Record<string, Below>
