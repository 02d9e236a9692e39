import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Json } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, type PageRequest, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Below } from '../../../kernel/list/list-below.js'
import { pagesBelow } from '../../../kernel/list/pages-below.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import { settingsOf } from '../../company/index.js'
import { paymentTexts as texts } from '../texts.js'
import { day } from './draft.js'
import { paymentTable } from './fields.js'
import {
  type PaymentChange,
  type PaymentFilter,
  type PaymentLineView,
  type PaymentSettlementView,
  PaymentSortField,
  type PaymentView,
} from './payment.view.js'

const settleNos = sql`(select string_agg(distinct s.settle_no, '、' order by s.settle_no)
  from payment_settlement c join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
  where c.company_id = t.company_id and c.payment_id = t.id)`

const partNos = sql`(select string_agg(w.no, '、' order by w.no)
  from payment_line l join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
  where l.company_id = t.company_id and l.payment_id = t.id and l.amt < l.due)`

const columns = {
  ...columnsOf('t', paymentTable),
  paymentDate: sql`to_char(t.payment_date, 'YYYY-MM-DD')`,
  settleNos,
  partNos,
  companyAuthId: sql`t.company_id`,
  createdBy: sql`t.created_by`,
  hands: sql`t.hands`,
  fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
  fourEyesPayment: { sql: settingsOf.fourEyesPayment, join: 'settings' },
  authenticated: { sql: settingsOf.authenticated, join: 'settings' },
}

/** Columns that the machine needs to judge a row. */
const judged = [...['paymentNo', 'status', 'amt', 'hands'], ...['fourEyes', 'fourEyesPayment', 'authenticated']]
const found = conditionsOf('t', paymentTable)

const daysSchema = z.object({ paymentDateFrom: day.nullish(), paymentDateTo: day.nullish() })
const paidWithin = ({ paymentDateFrom, paymentDateTo }: z.output<typeof daysSchema>): Sql[] => [
  ...(paymentDateFrom ? [sql`t.payment_date >= ${paymentDateFrom}::date`] : []),
  ...(paymentDateTo ? [sql`t.payment_date <= ${paymentDateTo}::date`] : []),
]

const ofSettlements = (which: Sql): Sql =>
  sql`exists (select from payment_settlement c where c.company_id = t.company_id and c.payment_id = t.id and ${which})`

/** Payments that a settlement is in. */
export const paymentsOfSettlement: Below = {
  on: (key) => ofSettlements(sql`c.settlement_id = ${key}`),
  few: true,
}

/** Payments of the company, the last one first. */
export const paymentList: ListSpec<PaymentFilter, PaymentSortField> = {
  from: sql`payment t`,
  alias: 't',
  fields: paymentTable,
  joins: { settings: settingsOf.join(sql`t.company_id`) },
  columns,
  needs: { allowedActions: judged, refusedActions: judged, payee: ['payeeId'], own: ['hands'] },
  always: ['id', 'companyAuthId'],
  sorts: sortsOf(PaymentSortField, columns, paymentTable),
  defaultSort: { field: PaymentSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId} and not t.deleted`,
  where: ({ settleNo, settlementId, paymentDateFrom, paymentDateTo, ...filter }) => [
    ...found(filter),
    ...paidWithin(validate(daysSchema, { paymentDateFrom, paymentDateTo }, 'filter')),
    ...(settleNo
      ? [
          sql`exists (select from payment_settlement c join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
            where c.company_id = t.company_id and c.payment_id = t.id and s.settle_no = ${settleNo.trim()})`,
        ]
      : []),
    ...(settlementId ? [ofSettlements(inUuids(sql`c.settlement_id`, [settlementId]))] : []),
  ],
  summary: {
    amt: sql`coalesce(sum(t.amt) filter (where t.status not in ('RETURNED', 'REVERSED')), 0)::numeric(18, 2)`,
    paidAmt: sql`coalesce(sum(t.amt) filter (where t.status = 'PAID'), 0)::numeric(18, 2)`,
    waitingAmt: sql`coalesce(sum(t.amt) filter (where t.status in ('SUBMITTED', 'APPROVED')), 0)::numeric(18, 2)`,
  },
}

/** Payment of an id; undefined when the company has none. */
export async function findPayment(
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<PaymentView | undefined> {
  return isId(id) ? readOne<PaymentView>(em, actor, paymentList, sql`t.id = ${id}`, fields) : undefined
}

/** Payments of ids that the company has, by number. */
export const findPayments = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<PaymentView[]> =>
  readWhere<PaymentView>(em, actor, { ...paymentList, tieBreak: sql`t.payment_no` }, inUuids(sql`t.id`, ids), fields)

/** Settlements of payments, with their parts. */
export function settlementsOfPayments(
  em: Em,
  actor: Actor,
  ids: readonly string[],
): Promise<(PaymentSettlementView & { paymentId: string })[]> {
  return rows(
    em,
    sql`select c.payment_id as "paymentId", c.settlement_id as "settlementId", s.settle_no as "settleNo", s.project_name as "projectName",
          c.plan_item_id as "planItemId", i.sequence, s.settle_amt as "settleAmt", c.amt
        from payment_settlement c join published_settlement s on s.company_id = c.company_id and s.id = c.settlement_id
          left join payment_plan_item i on i.company_id = c.company_id and i.id = c.plan_item_id
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.payment_id`, ids)}
        order by s.settle_no, i.sequence nulls first, c.id`,
  )
}

/** The payments that settlements are in, the last one first. */
export function paymentsOfSettlements(
  em: Em,
  actor: Actor,
  settlementIds: readonly string[],
): Promise<{ settlementId: string; paymentId: string }[]> {
  return rows(
    em,
    sql`select distinct c.settlement_id as "settlementId", t.id as "paymentId", t.created_at
        from payment_settlement c join payment t on t.company_id = c.company_id and t.id = c.payment_id
        where c.company_id = ${actor.companyId} and ${inUuids(sql`c.settlement_id`, settlementIds)} and not t.deleted
        order by t.created_at desc, t.id`,
  )
}

export type FoundChange = Omit<PaymentChange, 'label' | 'before' | 'after'> & {
  entityId: string
  before: Json
  after: Json
}

/**
 * Most changes of a payment that are shown: a payment that moved back and forth often must not make its drawer endless.
 */
const SHOWN = 200

/** Changes of payments, the last one first. */
export function changesOfPayments(em: Em, actor: Actor, ids: readonly string[]): Promise<FoundChange[]> {
  return rows<FoundChange>(
    em,
    sql`select x.* from payment t cross join lateral (
          select c.id, c.entity_id as "entityId", c.field, c.before, c.after, c.reason, c.create_by as "createBy", c.created_at as "createTime"
          from field_change c where c.company_id = t.company_id and c.entity = 'payment' and c.entity_id = t.id
          order by c.created_at desc, c.id desc limit ${SHOWN}) x
        where t.company_id = ${actor.companyId} and ${inUuids(sql`t.id`, ids)} and not t.deleted
        order by x."createTime" desc, x.id desc`,
  )
}

/** Amounts of payments by waybill, the first trip first. */
export const linesOfPayments = (em: Em, actor: Actor, ids: readonly string[], page: PageRequest) =>
  pagesBelow<PaymentLineView>(
    em,
    ids,
    {
      columns: sql`l.waybill_id as "waybillId", w.no, s.settle_no as "settleNo", w.truck_code as "truckCode",
        w.go_datetime as "goDatetime", l.due, l.amt`,
      from: sql`from payment_line l join payment t on t.company_id = l.company_id and t.id = l.payment_id and not t.deleted
        join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
        join published_settlement s on s.company_id = l.company_id and s.id = l.settlement_id
        where l.company_id = ${actor.companyId} and l.payment_id = k.id`,
      order: sql`w.go_datetime, w.no, w.id`,
    },
    page,
  )

/** Payments in a spreadsheet: the columns of the list page. */
export const paymentSheet = sheetOf<PaymentView>('Payment', paymentTable, {
  title: texts.payment,
  permission: 'chain:companypayment:get',
  spec: paymentList,
})
