import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { reach } from '../../identity/index.js'
import { planHolds, type SealedSubject } from '../../settlement/index.js'
import type { PlannedItem } from './instalments.js'
import type { PaymentPlanItem, PlanView } from './plan.view.js'
import type { KeptItem, Pledge } from './replanning.js'

export interface PayableRow {
  /** Payee; null for waybills without one. */
  payeeId: string | null
  payeeName: string
  amount: Money
  /** Amount that is due and that no payment has pledged, less withheld taxes. */
  open: Money
  /** Amount that payments have pledged. */
  pledged: Money
  count: number
}

/** Amounts that a settlement owes to each payee. */
export function payablesOf(tx: Tx, settlementId: string): Promise<PayableRow[]> {
  return rows<PayableRow>(
    tx.em,
    sql`select l.payee_id as "payeeId", coalesce(y.name, '') as "payeeName", sum(l.total_amt)::numeric(16, 2) as amount,
          sum(greatest(l.total_amt - l.pay_taxes, 0) - l.pledged_amt)::numeric(16, 2) as open,
          sum(l.pledged_amt)::numeric(16, 2) as pledged, count(*)::int as count
        from published_settlement_line l left join published_payee y on y.company_id = l.company_id and y.id = l.payee_id
        where l.company_id = ${tx.actor.companyId} and l.settlement_id = ${settlementId} and l.live
        group by l.payee_id, y.name order by y.name, l.payee_id`,
  )
}

/** Payments `y` with parts `c` that count as pledges of their settlements. */
const counts = sql`not y.deleted and y.status not in ('RETURNED', 'REVERSED')`
const dayOfPayment = sql`coalesce(y.payment_date, (y.created_at at time zone 'Asia/Shanghai')::date)`

/** Pledges of payments on a settlement, which the caller must have locked. */
export function pledgesOf(tx: Tx, settlementId: string): Promise<Pledge[]> {
  return rows<Pledge>(
    tx.em,
    sql`select c.plan_item_id as "planItemId", i.sequence, to_char(coalesce(i.due_date, ${dayOfPayment}), 'YYYY-MM-DD') as "dueDate",
          y.payee_id as "payeeId", sum(c.amt)::numeric(16, 2) as amount
        from payment_settlement c join payment y on y.company_id = c.company_id and y.id = c.payment_id
          left join payment_plan_item i on i.company_id = c.company_id and i.id = c.plan_item_id
        where c.company_id = ${tx.actor.companyId} and c.settlement_id = ${settlementId} and ${counts} group by 1, 2, 3, 4`,
  )
}

/** Links payments to the instalments of a new plan that keep their pledges. */
async function repoint(tx: Tx, settlementId: string, kept: readonly (KeptItem & { id: string })[]): Promise<void> {
  if (kept.length === 0) return
  await rows(
    tx.em,
    sql`update payment_settlement c set plan_item_id = k.id
        from json_to_recordset(${JSON.stringify(kept)}::json) as k(id uuid, "formerId" uuid, "payeeId" uuid, "dueDate" date), payment y
        where c.company_id = ${tx.actor.companyId} and c.settlement_id = ${settlementId}
          and y.company_id = c.company_id and y.id = c.payment_id and ${counts} and c.plan_item_id is not distinct from k."formerId"
          and y.payee_id = k."payeeId" and (c.plan_item_id is not null or ${dayOfPayment} = k."dueDate")`,
  )
}

export interface NewPlan {
  settlementId: string
  settleNo: string
  amount: Money
  remark: string | null
  /** Items that keep the pledges of payments. */
  kept: readonly KeptItem[]
  items: readonly PlannedItem[]
}

/** Replaces the plan of a settlement; payments are linked to the new one. */
export async function insertPlan(tx: Tx, plan: NewPlan): Promise<void> {
  const { companyId, userId, name } = tx.actor
  const planId = newId()
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .updateTable('payment_plan')
      .set({ replaced: true })
      .where('company_id', '=', companyId)
      .where('settlement_id', '=', plan.settlementId)
      .where('replaced', '=', ({ lit }) => lit(false)),
  )
  await rows(
    tx.em,
    tx.em.getKysely().insertInto('payment_plan').values({
      company_id: companyId,
      id: planId,
      settlement_id: plan.settlementId,
      settle_no: plan.settleNo,
      amount: plan.amount,
      remark: plan.remark,
      created_by: userId,
      create_by: name,
      created_at: tx.now,
    }),
  )
  const kept = plan.kept.map((item) => ({ ...item, id: newId() }))
  const items = [...kept, ...plan.items.map((item) => ({ ...item, id: newId() }))]
  await rows(
    tx.em,
    sql`insert into payment_plan_item
          (company_id, id, plan_id, sequence, due_date, amount, payee_id, payee_name, carrier_name, bank_no, bank_name)
        select ${companyId}, i.id, ${planId}, i.sequence, i."dueDate", i.amount, y.id, y.name, y.carrier_name, y.bank_no, y.bank_name
        from json_to_recordset(${JSON.stringify(items)}::json)
            as i(id uuid, sequence int, "dueDate" date, amount numeric, "payeeId" uuid)
          join published_payee y on y.company_id = ${companyId} and y.id = i."payeeId"`,
  )
  await repoint(tx, plan.settlementId, kept)
}

/** Condition that a plan `p` of settlement `s` is in force. */
export const inForce: Sql = planHolds({ items: sql`payment_plan_item`, lines: sql`published_settlement_line` })

/** Amounts of an instalment that payments have pledged, and that they have paid. */
export const pledgedOf = (item: Sql): Sql => sql`
  select coalesce(sum(c.amt), 0)::numeric(16, 2) as pledged, coalesce(sum(c.amt) filter (where y.status = 'PAID'), 0)::numeric(16, 2) as paid
  from payment_settlement c join payment y on y.company_id = c.company_id and y.id = c.payment_id
  where c.company_id = ${item}.company_id and c.plan_item_id = ${item}.id and ${counts}`

const ofSettlement = sql`payment_plan p
  join published_settlement s on s.company_id = p.company_id and s.id = p.settlement_id join published_company c on c.id = p.company_id`

/** The items of a plan `p`, in the order of payment. */
const items = sql`(select coalesce(json_agg(json_build_object('sequence', i.sequence, 'dueDate', i.due_date, 'amount', i.amount::text,
    'payeeId', i.payee_id, 'payeeName', i.payee_name, 'carrierName', i.carrier_name, 'bindingBankNo', i.bank_no,
    'bindingBankName', i.bank_name, 'pledgedAmt', g.pledged::text, 'paidAmt', g.paid::text)
    order by i.sequence, i.payee_name, i.payee_id), '[]')
  from payment_plan_item i cross join lateral (${pledgedOf(sql`i`)}) g where i.company_id = p.company_id and i.plan_id = p.id)`

const columns = sql`p.id, p.company_id as "companyAuthId", c.name as "companyAuthName", p.settlement_id as "settlementId",
  p.settle_no as "settleNo", s.project_name as "projectName", s.agent_name as "agentName", p.amount, ${inForce} as "inForce",
  p.remark, p.create_by as "createBy", p.created_at as "createTime", ${items} as items`

/** The plan of a settlement within the actor's reach. */
export function findPlan(em: Em, actor: Actor, settlementId: string): Promise<PlanView | undefined> {
  return firstRow<PlanView>(
    em,
    sql`select ${columns} from ${ofSettlement}
        where ${reach(actor, 's')} and s.id = ${settlementId} and not s.deleted and not p.replaced`,
  )
}

/** Plan, and a plan that replaced it. */
type FormerPlan = PlanView & { newerId: string }

/** Earlier plans of the settlements of these plans, last one first. */
export function formerPlans(em: Em, actor: Actor, ids: readonly string[]): Promise<FormerPlan[]> {
  return rows<FormerPlan>(
    em,
    sql`select ${columns}, n.id as "newerId" from ${ofSettlement}
          join payment_plan n on n.company_id = p.company_id and n.settlement_id = p.settlement_id
            and (n.created_at, n.id) > (p.created_at, p.id)
        where ${reach(actor, 's')} and ${inUuids(sql`n.id`, ids)} and not s.deleted and p.replaced
        order by p.created_at desc, p.id desc`,
  )
}

/** Instalments of ids that plans have, replaced ones as well, within the actor's reach. */
export const planItems = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
): Promise<(PaymentPlanItem & { id: string })[]> =>
  rows(
    em,
    sql`select i.id, i.sequence, to_char(i.due_date, 'YYYY-MM-DD') as "dueDate", i.amount, i.payee_id as "payeeId", i.payee_name as "payeeName",
          i.carrier_name as "carrierName", i.bank_no as "bindingBankNo", i.bank_name as "bindingBankName", g.pledged as "pledgedAmt",
          g.paid as "paidAmt"
        from ${ofSettlement} join payment_plan_item i on i.company_id = p.company_id and i.plan_id = p.id
          cross join lateral (${pledgedOf(sql`i`)}) g
        where ${reach(actor, 's')} and ${inUuids(sql`i.id`, ids)} and not s.deleted`,
  )

/** Whether the actor sees a settlement with that id. */
export async function settlementIsThere(em: Em, actor: Actor, settlementId: string): Promise<boolean> {
  if (!isId(settlementId)) return false
  const row = await firstRow(
    em,
    sql`select s.id from published_settlement s where ${reach(actor, 's')} and s.id = ${settlementId} and not s.deleted`,
  )
  return row !== undefined
}

/** Current facts of sealed plans; a replaced plan counts as void. */
export function planSubjects(em: Em, companyId: string, ids: readonly string[]): Promise<SealedSubject[]> {
  return rows<SealedSubject>(
    em,
    sql`select p.company_id as "companyId", p.id, p.settle_no as number, to_char(p.created_at, 'YYYY-MM-DD') as date,
          s.settle_cnt as cnt, p.amount, not ${inForce} as void,
          md5(concat_ws('|', p.settle_no, p.amount, (
            select string_agg(concat_ws(':', i.sequence, i.due_date, i.payee_id, i.amount), ',' order by i.sequence, i.payee_id)
            from payment_plan_item i where i.company_id = p.company_id and i.plan_id = p.id))) as fingerprint
        from ${ofSettlement} where p.company_id = ${companyId} and ${inUuids(sql`p.id`, ids)}`,
  )
}

/** Instalment for a payee, with the amount that no payment has pledged. */
export interface OpenItem {
  id: string
  settlementId: string
  payeeId: string
  left: Money
}

/** Open instalments among these, of plans in force. Lock their settlements first. */
export function openItems(tx: Tx, ids: readonly string[]): Promise<OpenItem[]> {
  return rows<OpenItem>(
    tx.em,
    sql`select i.id, p.settlement_id as "settlementId", i.payee_id as "payeeId", i.amount - g.pledged as left
        from payment_plan_item i join payment_plan p on p.company_id = i.company_id and p.id = i.plan_id
          cross join lateral (${pledgedOf(sql`i`)}) g
          join published_settlement s on s.company_id = p.company_id and s.id = p.settlement_id
        where i.company_id = ${tx.actor.companyId} and ${inUuids(sql`i.id`, ids)} and ${inForce}`,
  )
}
