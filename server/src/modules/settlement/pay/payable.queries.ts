import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { columnsOf, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'

/** Waybill on a settlement with an amount that no payment has pledged. */
export interface PayableLine {
  settlementId: string
  waybillId: string
  no: string
  goDatetime: string
  payeeId: string
  payeeName: string
  /** Amount due for the waybill that no payment has pledged. */
  left: Money
}

/** Amount of a waybill on a settlement in a payment. */
export interface Share {
  settlementId: string
  waybillId: string
  amt: Money
}

/**
 * Unpledged amounts of settlements, or of one payee in them, in the order of payment: by the time at which the waybills
 * left.
 */
export function payableLines(tx: Tx, settlementIds: readonly string[], payeeId?: string): Promise<PayableLine[]> {
  const ofPayee = payeeId === undefined ? sql`true` : inUuids(sql`l.payee_id`, [payeeId])
  return rows<PayableLine>(
    tx.em,
    sql`select l.settlement_id as "settlementId", l.waybill_id as "waybillId", w.no, l.go_datetime as "goDatetime",
          l.payee_id as "payeeId", y.name as "payeeName", l.total_amt - l.pay_taxes - l.pledged_amt as left
        from settlement_line l join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
          join payee y on y.company_id = l.company_id and y.id = l.payee_id
        where l.company_id = ${tx.actor.companyId} and ${inUuids(sql`l.settlement_id`, settlementIds)} and l.live and ${ofPayee}
          and l.total_amt - l.pay_taxes > l.pledged_amt
        order by l.go_datetime, w.no, l.waybill_id`,
  )
}

const sharesOf = (shares: readonly Share[]): Sql =>
  columnsOf([
    { type: 'uuid', values: shares.map(({ waybillId }) => waybillId) },
    { type: 'numeric', values: shares.map(({ amt }) => amt) },
  ])

/**
 * Adds shares to the pledges of lines, or subtracts them. A check of the table refuses pledges above the amount due.
 */
export async function addPledges(tx: Tx, shares: readonly Share[], sign: 1 | -1): Promise<void> {
  await rows(
    tx.em,
    sql`update settlement_line l set pledged_amt = l.pledged_amt + ${sign}::integer * s.amt
        from ${sharesOf(shares)} as s(waybill_id, amt)
        where l.company_id = ${tx.actor.companyId} and l.waybill_id = s.waybill_id and l.live`,
  )
}

export interface CardShare {
  cardId: string
  settlementId: string
  amt: Money
}

/** Amounts that payments of waybills add to their cards. */
export function cardShares(tx: Tx, shares: readonly Share[]): Promise<CardShare[]> {
  return rows<CardShare>(
    tx.em,
    sql`select l.card_id as "cardId", l.settlement_id as "settlementId", sum(s.amt)::numeric(16, 2) as amt
        from ${sharesOf(shares)} as s(waybill_id, amt) join settlement_line l
          on l.company_id = ${tx.actor.companyId} and l.waybill_id = s.waybill_id and l.live and l.card_id is not null
        group by l.card_id, l.settlement_id order by l.card_id`,
  )
}

/** Amounts due for settlements: the settled amounts of their waybills less taxes. */
export async function dueAmounts(tx: Tx, settlementIds: readonly string[]): Promise<Map<string, Money>> {
  const found = await rows<{ id: string; due: Money }>(
    tx.em,
    sql`select settlement_id as id, sum(greatest(total_amt - pay_taxes, 0))::numeric(16, 2) as due from settlement_line
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`settlement_id`, settlementIds)} and live group by settlement_id`,
  )
  return new Map(found.map(({ id, due }) => [id, due]))
}

/** Entries of the ledger for a payment that have not been reversed. */
export function entriesOfPayment(tx: Tx, paymentId: string): Promise<(CardShare & { id: string })[]> {
  return rows<CardShare & { id: string }>(
    tx.em,
    sql`select e.id, e.card_id as "cardId", e.settlement_id as "settlementId", e.paid_amount as amt
        from card_ledger_entry e
        where e.company_id = ${tx.actor.companyId} and e.payment_id = ${paymentId} and e.kind = 'PAY'
          and not exists (select from card_ledger_entry r where r.company_id = e.company_id and r.reverses_id = e.id)
        order by e.card_id`,
  )
}
