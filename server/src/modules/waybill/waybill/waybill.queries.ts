import type { Actor } from '../../../kernel/actor.js'
import { equals, flagged, holds, isIdOf, oneOf, pastedList, within } from '../../../kernel/filters.js'
import { isId } from '../../../kernel/id.js'
import { inCompanies, type ListSpec, reach, readOne } from '../../../kernel/list.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql.js'
import type { Em } from '../../../platform/database/database.js'
import { notSettleableReason, waybillIs } from './eligibility.sql.js'
import type { WaybillFilter, WaybillSortField, WaybillView } from './waybill.view.js'

const onReceipt = sql`left join lateral (
  select r.give_card_no from receipt_line l join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
  where l.company_id = w.company_id and l.card_id = w.card_id and (
    l.status = 'OPEN' and w.settlement_id is null
    or l.receipt_id = (select s.receipt_id from settlement_line s where s.company_id = w.company_id and s.waybill_id = w.id and s.live))
  limit 1) r on true`

export const waybillList: ListSpec<WaybillFilter, WaybillSortField> = {
  from: sql`waybill w`,
  alias: 'w',
  joins: {
    settlement: sql`left join settlement s on s.company_id = w.company_id and s.id = w.settlement_id`,
    receipt: onReceipt,
    line: sql`left join settlement_line sl on sl.company_id = w.company_id and sl.waybill_id = w.id and sl.live`,
  },
  columns: {
    id: sql`w.id`,
    companyAuthId: sql`w.company_id`,
    no: sql`w.no`,
    status: sql`w.status`,
    pendingReview: sql`w.pending_review`,
    projectId: sql`w.project_id`,
    projectName: sql`w.project_name`,
    cardNo: sql`w.card_no`,
    truckCode: sql`w.truck_code`,
    goTruckCode: sql`w.go_truck_code`,
    captainId: sql`w.captain_id`,
    captainName: sql`w.captain_name`,
    driverId: sql`w.driver_id`,
    driverName: sql`w.driver_name`,
    garbageId: sql`w.dump_site_id`,
    garbageName: sql`w.garbage_name`,
    tpMode: sql`w.tp_mode`,
    inSoilType: sql`w.in_soil_type`,
    goSoilType: sql`w.go_soil_type`,
    weightType: sql`w.weight_unit`,
    weightTons: sql`w.weight_tons`,
    load: sql`w.load`,
    inDatetime: sql`w.in_datetime`,
    goDatetime: sql`w.go_datetime`,
    completeDatetime: sql`w.complete_datetime`,
    inShiftType: sql`w.in_shift_type`,
    machineCode: sql`w.machine_code`,
    inStaffName: sql`w.in_staff_name`,
    goStaffName: sql`w.go_staff_name`,
    inName: sql`w.in_name`,
    goName: sql`w.go_name`,
    agentName: sql`w.agent_name`,
    inPicture: sql`w.in_picture`,
    goPicture: sql`w.go_picture`,
    isTicket: sql`w.is_ticket`,
    fleetName: sql`w.fleet_name`,
    goVehicleType: sql`w.go_vehicle_type`,
    settlePrice: sql`w.settle_price`,
    priceSource: sql`w.price_source`,
    exAmt: sql`w.ex_amt`,
    adjustAmt: sql`w.adjust_amt`,
    receivable: sql`w.receivable`,
    payTaxes: sql`w.pay_taxes`,
    actual: sql`w.actual`,
    actuallyPaid: sql`w.actually_paid`,
    payeeId: sql`w.payee_id`,
    carrierName: sql`w.carrier_name`,
    settlementId: sql`w.settlement_id`,
    settleNo: { sql: sql`s.settle_no`, join: 'settlement' },
    giveCardNo: { sql: sql`r.give_card_no`, join: 'receipt' },
    priceRejectReason: { sql: sql`sl.price_reject_reason`, join: 'line' },
    remark: sql`w.remark`,
    version: sql`w.version`,
    createTime: sql`w.created_at`,
  },
  needs: {
    projectInfoName: ['projectName'],
    names: ['garbageName'],
    settleable: ['status', 'pendingReview', 'settlementId'],
    notSettleableReason: ['status', 'pendingReview', 'settlementId'],
  },
  computed: {
    projectInfoName: sql`w.project_name`,
    names: sql`w.garbage_name`,
    settleable: sql`${waybillIs.settleable} and w.settlement_id is null`,
    notSettleableReason,
  },
  always: ['id', 'companyAuthId'],
  sorts: {
    GO_DATETIME: sql`w.go_datetime`,
    IN_DATETIME: { sql: sql`w.in_datetime`, nullable: true },
    NO: sql`w.no`,
    TRUCK_CODE: sql`w.truck_code`,
    PROJECT_NAME: sql`w.project_name`,
    CAPTAIN_NAME: sql`w.captain_name`,
    WEIGHT_TONS: sql`w.weight_tons`,
    RECEIVABLE: { sql: sql`w.receivable`, nullable: true },
  },
  defaultSort: { field: 'GO_DATETIME' as WaybillSortField, direction: 'DESC' },
  tieBreak: sql`w.id`,
  scope: (actor) => reach(actor, 'w'),
  where: (filter, actor) => [
    ...(filter.ids?.length ? [inUuids(sql`w.id`, pastedList(filter.ids, 'filter.ids'))] : []),
    ...holds(sql`w.no`, filter.no),
    ...oneOf(sql`w.no`, filter.nos, 'filter.nos'),
    ...(filter.cardNo ? [onCards(actor, [filter.cardNo.trim()])] : []),
    ...(filter.cardNos?.length ? [onCards(actor, pastedList(filter.cardNos, 'filter.cardNos'))] : []),
    ...(filter.giveCardNo ? [handedInBy(actor, filter.giveCardNo.trim())] : []),
    ...isIdOf(sql`w.settlement_id`, filter.settlementId),
    ...(filter.settleNo ? [settledIn(actor, filter.settleNo.trim())] : []),
    ...holds(sql`w.truck_code`, filter.truckCode),
    ...oneOf(sql`w.truck_code`, filter.truckCodes, 'filter.truckCodes'),
    ...holds(sql`w.captain_name`, filter.captainName),
    ...holds(sql`w.driver_name`, filter.driverName),
    ...isIdOf(sql`w.project_id`, filter.projectId),
    ...holds(sql`w.project_name`, filter.projectName),
    ...holds(sql`w.garbage_name`, filter.garbageName),
    ...equals(sql`w.go_soil_type`, filter.goSoilType),
    ...oneOf(sql`w.tp_mode`, filter.tpMode, 'filter.tpMode'),
    ...oneOf(sql`w.status`, filter.status, 'filter.status'),
    ...equals(sql`w.in_shift_type`, filter.inShiftType),
    ...equals(sql`w.is_ticket`, filter.isTicket),
    ...flagged(sql`w.settlement_id is not null`, filter.settled),
    ...equals(sql`w.pending_review`, filter.pendingReview),
    ...flagged(sql`${waybillIs.settleable} and w.settlement_id is null`, filter.settleable),
    ...flagged(sql`w.payee_id is null`, filter.lackingPayee),
    ...flagged(waybillIs.unpriced, filter.unpriced),
    ...within(sql`w.go_datetime`, filter.goDatetime),
    ...within(sql`w.in_datetime`, filter.inDatetime),
    ...within(sql`w.complete_datetime`, filter.completeDatetime),
  ],
  summary: {
    weightTons: sql`coalesce(sum(w.weight_tons) filter (where w.weight_unit = 'TON'), 0)::numeric(18, 3)`,
    cubic: sql`coalesce(sum(w.weight_tons) filter (where w.weight_unit = 'CUBIC'), 0)::numeric(18, 3)`,
    receivable: sql`coalesce(sum(w.receivable), 0)::numeric(18, 2)`,
  },
}

/** What names the waybills is looked up first and as a list, so that they come from its index, not by looking at each. */
const onCards = (actor: Actor, cardNos: readonly string[]): Sql =>
  sql`w.card_id = any(array(select k.id from card k where ${inCompanies(actor, sql`k.company_id`)} and ${inTexts(sql`k.card_no`, cardNos)}))`

/** What a receipt covers: the open waybills of its open cards, and those a settlement took through it. */
const handedInBy = (actor: Actor, giveCardNo: string): Sql => sql`w.card_id = any(array(
    select l.card_id from receipt r join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
    where ${inCompanies(actor, sql`r.company_id`)} and r.give_card_no = ${giveCardNo}))
  and exists (
    select from receipt r join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
    where r.company_id = w.company_id and r.give_card_no = ${giveCardNo} and l.card_id = w.card_id and (
      l.status = 'OPEN' and w.settlement_id is null
      or exists (select from settlement_line s
        where s.company_id = w.company_id and s.waybill_id = w.id and s.receipt_id = r.id and s.live)))`

const settledIn = (actor: Actor, settleNo: string): Sql =>
  sql`w.settlement_id = any(array(select s.id from settlement s where ${inCompanies(actor, sql`s.company_id`)} and s.settle_no = ${settleNo}))`

export async function findWaybill(
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<WaybillView | undefined> {
  return isId(id) ? readOne<WaybillView>(em, actor, waybillList, sql`w.id = ${id}`, fields) : undefined
}

/** The distinct soils of a company's waybills, for search forms. */
export async function soilTypes(em: Em, actor: Actor): Promise<string[]> {
  const found = await rows<{ name: string }>(
    em,
    sql`select name from soil_type where company_id = ${actor.companyId} order by sort, name`,
  )
  return found.map((row) => row.name)
}
