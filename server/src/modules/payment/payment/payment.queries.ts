import { LockMode } from '@mikro-orm/core'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type Money, ZERO } from '../../../kernel/money/money.js'
import { columnsOf, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { daysBefore } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Share } from '../../settlement/index.js'
import { paymentTexts as texts } from '../texts.js'
import { Payment } from './payment.entity.js'
import { ALONE_DAYS } from './payment.machine.js'

/** Part of a payment for one settlement, by an instalment of its plan if it names one. */
export interface Item {
  settlementId: string
  planItemId: string | null
  amt: Money
}

/** Locks a payment; NOT_FOUND when the company does not have it, or the actor does not see all of it. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment> {
  const seen = isId(id)
    ? await firstRow(
        tx.em,
        tx.em
          .getKysely()
          .selectFrom('payment')
          .select('id')
          .where('company_id', '=', tx.actor.companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  const payment = seen
    ? await tx.em.findOne(Payment, { id, deleted: false }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : undefined
  if (!payment) throw new DomainError('NOT_FOUND', { what: texts.payment })
  return payment
}

/** The settlements that a payment names. */
export async function settlementIdsOf(tx: Tx, paymentId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx.em,
    sql`select distinct settlement_id as id from payment_settlement
        where company_id = ${tx.actor.companyId} and payment_id = ${paymentId}`,
  )
  return found.map(({ id }) => id)
}

/** Amounts of a payment by waybill. */
export function sharesOf(tx: Tx, paymentId: string): Promise<Share[]> {
  return rows<Share>(
    tx.em,
    sql`select settlement_id as "settlementId", waybill_id as "waybillId", amt from payment_line
        where company_id = ${tx.actor.companyId} and payment_id = ${paymentId}`,
  )
}

/** Writes settlements and shares of a payment. */
export async function insertParts(
  { em, actor: { companyId } }: Tx,
  paymentId: string,
  { items, shares }: { items: readonly Item[]; shares: readonly Share[] },
): Promise<void> {
  const given = columnsOf([
    { type: 'uuid', values: items.map(() => newId()) },
    { type: 'uuid', values: items.map(({ settlementId }) => settlementId) },
    { type: 'uuid', values: items.map(({ planItemId }) => planItemId) },
    { type: 'numeric', values: items.map(({ amt }) => amt) },
  ])
  await rows(
    em,
    sql`insert into payment_settlement (company_id, payment_id, id, settlement_id, plan_item_id, amt)
        select ${companyId}, ${paymentId}, i.* from ${given} as i`,
  )
  const lines = columnsOf([
    { type: 'uuid', values: shares.map(({ waybillId }) => waybillId) },
    { type: 'uuid', values: shares.map(({ settlementId }) => settlementId) },
    { type: 'numeric', values: shares.map(({ amt }) => amt) },
  ])
  await rows(
    em,
    sql`insert into payment_line (company_id, payment_id, waybill_id, settlement_id, amt, due)
        select ${companyId}, ${paymentId}, l.waybill_id, l.settlement_id, l.amt, x.total_amt - x.pay_taxes
        from ${lines} as l(waybill_id, settlement_id, amt) join published_settlement_line x
          on x.company_id = ${companyId} and x.settlement_id = l.settlement_id and x.waybill_id = l.waybill_id and x.live`,
  )
}

/** Deletes the waybills of a payment; also its settlements, when it is changed and not deleted. */
export async function deleteParts({ em, actor }: Tx, paymentId: string, which: 'ALL' | 'LINES'): Promise<void> {
  const tables = which === 'ALL' ? (['payment_line', 'payment_settlement'] as const) : (['payment_line'] as const)
  for (const table of tables)
    await rows(
      em,
      em.getKysely().deleteFrom(table).where('company_id', '=', actor.companyId).where('payment_id', '=', paymentId),
    )
}

/**
 * Sum of the actor's recent approvals of his own payments, for the payee or a settlement of this one, so that split
 * payments count as one. The rows are locked: such approvals wait for each other.
 */
export async function approvedAlone(
  { em, actor, now }: Tx,
  { id, payeeId }: Pick<Payment, 'id' | 'payeeId'>,
): Promise<Money> {
  await inTurn(em, 'payment-alone', actor.companyId, actor.userId)
  const found = await firstRow<{ sum: Money }>(
    em,
    sql`select coalesce(sum(t.amt), 0)::numeric(16, 2) as sum from payment t
        where t.company_id = ${actor.companyId} and t.audited_by = ${actor.userId} and t.audit_own and not t.deleted and t.id <> ${id}
          and t.status in ('APPROVED', 'PAID') and t.audited_at > ${daysBefore(now, ALONE_DAYS)}
          and (t.payee_id = ${payeeId} or exists (
            select from payment_settlement o join payment_settlement mine on mine.company_id = o.company_id and mine.settlement_id = o.settlement_id
            where o.company_id = t.company_id and o.payment_id = t.id and mine.payment_id = ${id}))`,
  )
  return found?.sum ?? ZERO
}
