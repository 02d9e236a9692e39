import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { pastedList, within } from '../../../kernel/list/filters.js'
import { addedUp, leftOutCounts } from '../../../kernel/list/left-out.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { inCompanies, isCaptain, reach } from '../../identity/index.js'
import { expectedPriceJoin } from '../../price/index.js'
import { anomaliesOf } from '../anomaly/live.queries.js'
import { anomalyLabels, WaybillStatus } from '../enums.js'
import { sumsOfPhase } from '../exclusion/exclusion.sql.js'
import { waybillTexts } from '../texts.js'
import { isTracked } from '../track/track.queries.js'
import { whyNotText } from './eligibility.js'
import { notSettleableReason, waybillIs } from './eligibility.sql.js'
import { waybillTable } from './fields.js'
import { waybillMachine } from './waybill.machine.js'
import type { WaybillFilter, WaybillSortField, WaybillView } from './waybill.view.js'
import { apartFromGoing, countedApart } from './waybill-filter.queries.js'
import { narrowWaybills } from './waybill-search.queries.js'

const onReceipt = sql`left join lateral (
  select r.give_card_no from published_receipt_line l join published_receipt r on r.company_id = l.company_id and r.id = l.receipt_id
  where l.company_id = w.company_id and l.card_id = w.card_id and (
    l.status = 'OPEN' and w.settlement_id is null
    or l.receipt_id = (select s.receipt_id from published_settlement_line s where s.company_id = w.company_id and s.waybill_id = w.id and s.live))
  limit 1) r on true`

/** Name of the person who typed the present price; null if nobody did, or if the waybill came with it. */
const priceTypedBy = sql`case when w.price_source = 'TYPED' then (
  select c.create_by from field_change c where c.company_id = w.company_id and c.entity = 'waybill' and c.entity_id = w.id
    and c.field = 'settlePrice' order by c.created_at desc, c.id desc limit 1) end`

/** Name of the person who rejected the price of the line `sl`; null for an accepted price. */
const priceRejectBy = sql`case when sl.price_reject_reason is not null then (
  select c.create_by from field_change c where c.company_id = w.company_id and c.entity = 'waybill' and c.entity_id = w.id
    and c.field = 'priceRejectReason' order by c.created_at desc, c.id desc limit 1) end`

/** Fields that `settleActionsOf` of settlements needs. */
const SETTLED_BY = [
  ...['no', 'status', 'pendingReview', 'anomalyHold', 'expectedPrice'],
  ...['settlementId', 'settlementStatus', 'settleNo', 'priceRejectReason'],
]

const goDatetime = sql`w.go_datetime`

/** States of trips that are not added up. */
export const LEFT_OUT = [WaybillStatus.VOID]

export const waybillList: ListSpec<WaybillFilter, WaybillSortField> = {
  from: sql`waybill w`,
  alias: 'w',
  fields: waybillTable,
  joins: {
    settlement: sql`left join published_settlement s on s.company_id = w.company_id and s.id = w.settlement_id`,
    receipt: onReceipt,
    line: sql`left join published_settlement_line sl on sl.company_id = w.company_id and sl.waybill_id = w.id and sl.live`,
    payee: sql`left join published_payee y on y.company_id = w.company_id and y.id = w.payee_id`,
    expected: expectedPriceJoin,
    anomalies: sql`left join lateral (select ${anomaliesOf} as rules) an on true`,
  },
  columns: {
    ...columnsOf('w', waybillTable),
    priceTypedBy,
    settleNo: { sql: sql`s.settle_no`, join: 'settlement' },
    settlementStatus: { sql: sql`s.status`, join: 'settlement' },
    giveCardNo: { sql: sql`r.give_card_no`, join: 'receipt' },
    priceRef: { sql: sql`sl.price_ref`, join: 'line' },
    // Price that is expected of settling; a settled waybill has its settled price.
    expectedPrice: {
      sql: sql`case when w.settlement_id is null then e.price else w.settle_price end`,
      join: 'expected',
    },
    expectedPriceSource: {
      sql: sql`case when w.settlement_id is null then e.source else w.price_source end`,
      join: 'expected',
    },
    expectedPriceRef: { sql: sql`case when w.settlement_id is null then e.ref end`, join: 'expected' },
    priceRejectReason: { sql: sql`sl.price_reject_reason`, join: 'line' },
    priceRejectBy: { sql: priceRejectBy, join: 'line' },
    payeeName: { sql: sql`y.name`, join: 'payee' },
    anomalies: { sql: sql`an.rules`, join: 'anomalies' },
    anomalyHold: sql`w.anomaly_hold`,
    // Shown as `card`, the object beside it.
    cardId: sql`w.card_id`,
  },
  needs: {
    projectInfoName: ['projectName'],
    names: ['garbageName'],
    settleable: ['status', 'pendingReview', 'anomalyHold', 'settlementId'],
    notSettleableReason: ['status', 'pendingReview', 'anomalyHold', 'settlementId'],
    sealedFields: ['status', 'settlementId', 'settlementStatus', 'settleNo'],
    allowedActions: ['no', 'status', 'settlementId'],
    review: ['pendingReview'],
    settleActions: SETTLED_BY,
  },
  computed: {
    projectInfoName: sql`w.project_name`,
    names: sql`w.garbage_name`,
    settleable: sql`${waybillIs.settleable} and w.settlement_id is null`,
    notSettleableReason,
    allowedActions: waybillActionsSql,
    hasTrack: isTracked,
  },
  always: ['id', 'companyAuthId'],
  sorts: {
    GO_DATETIME: goDatetime,
    IN_DATETIME: { sql: sql`w.in_datetime`, nullable: true, few: true },
    NO: sql`w.no`,
    TRUCK_CODE: sql`w.truck_code`,
    PROJECT_NAME: { sql: sql`w.project_name`, few: true },
    CAPTAIN_NAME: { sql: sql`w.captain_name`, few: true },
    WEIGHT_TONS: { sql: sql`w.weight_tons`, few: true },
    RECEIVABLE: { sql: sql`w.receivable`, nullable: true, few: true },
  },
  defaultSort: { field: 'GO_DATETIME' as WaybillSortField, direction: 'DESC' },
  tieBreak: sql`w.id`,
  scope: (actor) => reach(actor, 'w'),
  where: (filter, actor) => [...apartFromGoing(filter, actor), ...within(goDatetime, filter.goDatetime)],
  narrow: narrowWaybills,
  summary: (filter) => {
    const counts = addedUp(filter, sql`w.status`, LEFT_OUT)
    return {
      ...leftOutCounts(counts),
      weightTons: sql`coalesce(sum(w.weight_tons) filter (where w.weight_unit = 'TON' and ${counts}), 0)::numeric(18, 3)`,
      cubic: sql`coalesce(sum(w.weight_tons) filter (where w.weight_unit = 'CUBIC' and ${counts}), 0)::numeric(18, 3)`,
      receivable: sql`coalesce(sum(w.receivable) filter (where ${counts}), 0)::numeric(18, 2)`,
      accountedAmt: sql`coalesce(sum(w.accounted_amount) filter (where ${counts}), 0)::numeric(18, 2)`,
      ...(filter.phase ? sumsOfPhase(filter.phase) : {}),
    }
  },
  counters: {
    from: sql`waybill_count w`,
    day: sql`w.day`,
    ofDays: sql`w.span in ('DAY', 'CHANGE')`,
    ofMonths: sql`w.span in ('MONTH', 'CHANGE')`,
    ofYears: sql`w.span in ('YEAR', 'CHANGE')`,
    at: goDatetime,
    far: 1000,
    range: (filter) => filter.goDatetime,
    rest: apartFromGoing,
    where: countedApart,
    count: 'trips',
    measures: {
      status: sql`w.status`,
      trips: sql`1`,
      tons: sql`case when w.weight_unit = 'TON' then w.weight_tons else 0 end`,
      cubic: sql`case when w.weight_unit = 'CUBIC' then w.weight_tons else 0 end`,
      receivable: sql`w.receivable`,
      accounted: sql`w.accounted_amount`,
    },
    summary: (filter) => {
      const counts = addedUp(filter, sql`m.status`, LEFT_OUT)
      return {
        counted: sql`coalesce(sum(m.trips) filter (where ${counts}), 0)::int`,
        leftOut: sql`coalesce(sum(m.trips) filter (where not ${counts}), 0)::int`,
        weightTons: sql`coalesce(sum(m.tons) filter (where ${counts}), 0)::numeric(18, 3)`,
        cubic: sql`coalesce(sum(m.cubic) filter (where ${counts}), 0)::numeric(18, 3)`,
        receivable: sql`coalesce(sum(m.receivable) filter (where ${counts}), 0)::numeric(18, 2)`,
        accountedAmt: sql`coalesce(sum(m.accounted) filter (where ${counts}), 0)::numeric(18, 2)`,
      }
    },
  },
}

/** List of waybills for captains, without anomalies. */
const captainsWaybillList: typeof waybillList = {
  ...waybillList,
  columns: { ...waybillList.columns, anomalies: sql`'{}'::text[]` },
}

/** List of waybills for the actor's role. */
export const waybillListOf = (actor: Actor): typeof waybillList =>
  isCaptain(actor) ? captainsWaybillList : waybillList

export async function findWaybill(
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<WaybillView | undefined> {
  return isId(id) ? readOne<WaybillView>(em, actor, waybillListOf(actor), sql`w.id = ${id}`, fields) : undefined
}

/** Waybills of ids that the actor sees. */
export const findWaybills = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<WaybillView[]> => readWhere<WaybillView>(em, actor, waybillListOf(actor), inUuids(sql`w.id`, ids), fields)

export async function knownTruckCodes(em: Em, actor: Actor, given: readonly string[]): Promise<string[]> {
  const truckCodes = pastedList(given, 'truckCodes')
  const found = await rows<{ code: string }>(
    em,
    sql`select n.code from unnest(${truckCodes}::text[]) as n(code)
        where exists (select from waybill w where ${reach(actor, 'w')} and w.truck_code in (n.code, plate_form(n.code))) order by n.code`,
  )
  return found.map(({ code }) => code)
}

/** Distinct soils of a company's waybills, for search forms. */
export async function soilTypes(em: Em, actor: Actor): Promise<string[]> {
  const found = await rows<{ name: string }>(
    em,
    sql`select name from published_soil_type where ${inCompanies(actor, sql`company_id`)} group by name order by min(sort), name`,
  )
  return found.map((row) => row.name)
}

/** Moves that `waybillMachine` allows, by state and as a text[], for pages whose rows the database writes. */
function waybillActionsSql(actor: Actor): Sql {
  const texts = (status: WaybillStatus, settlementId: string | null): Sql =>
    sql`${waybillMachine.actions(status, actor, { no: '', settlementId })}::text[]`
  const states = Object.values(WaybillStatus).map(
    (status) =>
      sql`when ${status} then case when w.settlement_id is null then ${texts(status, null)} else ${texts(status, 'any')} end`,
  )
  return sql`case w.status ${sql.join(states, sql` `)} end`
}

/** Columns of waybills `w` to read while locking; `joins` may join views of the caller's domain. */
export interface Locked {
  columns: Sql
  joins?: Sql
  where: Sql
}

/** Locks waybills in the order of their ids, and reads columns of the locked rows. Lock cards and settlements first. */
export async function lockWaybills<Row>({ em, actor }: Tx, { columns, joins = sql``, where }: Locked): Promise<Row[]> {
  return await rows<Row>(
    em,
    sql`select ${columns} from waybill w ${joins} where w.company_id = ${actor.companyId} and ${where} order by w.id for update of w`,
  )
}

const settleableLabel = '可结算'

/** Waybills in a spreadsheet: their fields, and computed columns. */
export const waybillSheet = sheetOf<WaybillView>('Waybill', waybillTable, {
  title: '公司运单',
  label: waybillTexts.waybill,
  permission: 'chain:companywaybill:get',
  spec: waybillList,
  fields: {
    settleable: told((waybill) => whyNotText(waybill) ?? settleableLabel),
    anomalies: told(({ anomalies }) => anomalies.map((rule) => anomalyLabels[rule]).join('、')),
  },
  titles: {
    projectInfoName: waybillTexts.projectInfoName,
    settleable: settleableLabel,
    anomalies: waybillTexts.anomalies,
  },
})
