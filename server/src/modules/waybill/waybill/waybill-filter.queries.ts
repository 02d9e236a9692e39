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

/** A filter that may say which projects have the name that it asks for. */
export type LookedUp = WaybillFilter & { projectIds?: readonly string[] }

const ofProjects = ({ projectInfoId, projectId, projectIds }: LookedUp): Sql[] => [
  ...isIdOf(sql`w.project_id`, projectInfoId, projectId),
  ...(projectIds ? [isOneOfProjects(projectIds)] : []),
]

/** One alone gives its waybills in the order of departure, and for none PostgreSQL looks at no waybill. */
function isOneOfProjects(ids: readonly string[]): Sql {
  if (ids.length === 0) return sql`false`
  return ids.length === 1 ? sql`w.project_id = ${ids[0]}` : inUuids(sql`w.project_id`, ids)
}

/** What only the waybills themselves can tell. */
function uncounted(filter: WaybillFilter, actor: Actor): Sql[] {
  return [
    ...isOneOfIds(sql`w.id`, filter.ids, 'filter.ids'),
    ...(filter.no ? [beginsOrEnds(textForm(filter.no))] : []),
    ...listed(filter.nos, 'filter.nos', (wanted) => isOneOf(sql`w.no`, wanted)),
    ...(filter.cardNo ? [onCards(actor, [filter.cardNo])] : []),
    ...listed(filter.cardNos, 'filter.cardNos', (wanted) => onCards(actor, wanted)),
    ...(filter.giveCardNo ? [handedInBy(actor, filter.giveCardNo)] : []),
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

/** How a company watches over its trips is not its captains' business: who asks for it finds nothing. */
function watched({ anomaly, hasAnomaly }: WaybillFilter, actor: Actor): Sql[] {
  const asked = [
    ...listed(anomaly, 'filter.anomaly', () => anomalousAs(anomaly ?? [])),
    ...flagged(() => anomalousAs(null), hasAnomaly),
  ]
  return isCaptain(actor) && asked.length > 0 ? [sql`false`] : asked
}

/** Of waybills `w` as of the crews `w` that have been on one. */
export const crewed = (filter: WaybillFilter): Sql[] => [
  ...holds(sql`w.truck_code`, filter.truckCode, 'plate'),
  ...holds(sql`w.captain_name`, filter.captainName),
  ...holds(sql`w.driver_name`, filter.driverName),
]

const beginsOrEnds = (text: string): Sql =>
  sql`(starts_with(text_form(w.no), ${text}) or right(text_form(w.no), char_length(${text}::text)) = ${text})`

/** How a waybill says what its sums say in a column of their own. */
interface Flags {
  settled: Sql
  hasPayee: Sql
}
const ofWaybills: Flags = {
  settled: sql`w.settlement_id is not null`,
  hasPayee: sql`w.payee_id is not null`,
}
const ofSums: Flags = { settled: sql`w.settled`, hasPayee: sql`w.has_payee` }

/** What both sets of sums can tell. */
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

/** The filter but for the time of departure. */
export function apartFromGoing(filter: LookedUp, actor: Actor): Sql[] {
  return [
    ...uncounted(filter, actor),
    ...ofProjects(filter),
    ...countedAlways(filter, ofWaybills),
    ...countedByShift(filter),
    ...countedByHaul(filter),
  ]
}

/** The filter as the sums of a company's waybills have it: each waybill is in two sets of them. */
export function told(filter: LookedUp, actor: Actor): Told | undefined {
  const [always, byShift, byHaul] = [countedAlways(filter, ofSums), countedByShift(filter), countedByHaul(filter)]
  const inBoth = byShift.length > 0 && byHaul.length > 0
  if (isCaptain(actor) || inBoth || uncounted(filter, actor).length > 0) return undefined
  const haul = sql.raw(byHaul.length > 0 ? 'true' : 'false')
  const rest = [...always, ...byShift, ...byHaul]
  return {
    where: [sql`w.haul = ${haul}`, ...ofProjects(filter), ...rest],
    sparse: rest.length > 0 || (filter.projectIds?.length ?? 0) > 1,
  }
}

/** What names the waybills is looked up first and as a list, so that they come from its index, not by looking at each. */
const onCards = (actor: Actor, cardNos: readonly string[]): Sql =>
  sql`w.card_id = any(array(
    select k.id from published_card k where ${inCompanies(actor, sql`k.company_id`)} and ${isKeptAs(sql`k.card_no`, cardNos)}))`

/** What a receipt covers: the open waybills of its open cards, and those a settlement took through it. */
const handedInBy = (actor: Actor, giveCardNo: string): Sql => sql`w.card_id = any(array(
    select l.card_id from published_receipt r join published_receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
    where ${inCompanies(actor, sql`r.company_id`)} and ${isKeptAs(sql`r.give_card_no`, [giveCardNo])}))
  and exists (
    select from published_receipt r join published_receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
    where r.company_id = w.company_id and ${isKeptAs(sql`r.give_card_no`, [giveCardNo])} and l.card_id = w.card_id and (
      l.status = 'OPEN' and w.settlement_id is null
      or exists (select from published_settlement_line s
        where s.company_id = w.company_id and s.waybill_id = w.id and s.receipt_id = r.id and s.live)))`

/** What a settlement holds, or held when it was rejected: its lines stay as history. */
const onSettlements = (actor: Actor, which: Sql[]): Sql =>
  sql`w.id = any(array(select l.waybill_id from published_settlement_line l where ${all([inCompanies(actor, sql`l.company_id`), ...which])}))`

/** On a settlement that nobody has approved yet. */
const onPending = (actor: Actor): Sql =>
  sql`w.settlement_id is not null and w.settlement_id = any(array(
    select s.id from published_settlement s where ${inCompanies(actor, sql`s.company_id`)} and s.status = 'PENDING'))`

/** On a settlement, at a price that somebody does not accept. */
const priceRejected = (actor: Actor): Sql =>
  sql`w.id = any(array(select l.waybill_id from published_settlement_line l
    where ${inCompanies(actor, sql`l.company_id`)} and l.live and l.price_reject_reason is not null))`

const paidTo = (actor: Actor, payeeName: string): Sql =>
  sql`w.payee_id = any(array(select y.id from published_payee y
    where ${all([inCompanies(actor, sql`y.company_id`), ...holds(sql`y.name`, payeeName)])}))`

const settledIn = (actor: Actor, settleNo: string): Sql =>
  sql`l.settlement_id = any(array(
    select s.id from published_settlement s where ${inCompanies(actor, sql`s.company_id`)} and ${isKeptAs(sql`s.settle_no`, [settleNo])}))`
