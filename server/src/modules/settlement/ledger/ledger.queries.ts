import type { Tx } from '../../../kernel/command/command.js'
import { compareMoney, type Money, negateMoney, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'

/**
 * Posting to a card's account. The ledger only grows; undoing is a linked, opposite entry
 * (docs/behaviour/settlement.md).
 */
export interface Posting {
  cardId: string
  kind: 'ACCRUE' | 'REVALUE' | 'SETTLE' | 'PAY' | 'REVERSE'
  waybillCount: number
  unsettledAmount: Money
  settledAmount: Money
  paidAmount: Money
  settlementId?: string | null
  paymentId?: string | null
  reversesId?: string | null
}

export async function append(tx: Tx, postings: Posting[]): Promise<void> {
  if (postings.length === 0) return
  const entries = postings.map((posting) => ({ ...posting, id: newId() }))
  await rows(
    tx.em,
    sql`insert into card_ledger_entry (company_id, id, card_id, kind, waybill_count, unsettled_amount, settled_amount, paid_amount,
          settlement_id, payment_id, reverses_id, created_by, created_at)
        select ${tx.actor.companyId}, p.id, p."cardId", p.kind, p."waybillCount", p."unsettledAmount", p."settledAmount", p."paidAmount",
          p."settlementId", p."paymentId", p."reversesId", ${tx.actor.userId}, ${tx.now}
        from json_to_recordset(${JSON.stringify(entries)}::json) as p(id uuid, "cardId" uuid, kind text, "waybillCount" int,
          "unsettledAmount" numeric, "settledAmount" numeric, "paidAmount" numeric, "settlementId" uuid, "paymentId" uuid,
          "reversesId" uuid)`,
  )
}

interface CardValues {
  cardId: string
  settlementId: string
  waybillCount: number
  before: Money
  after: Money
}

/** All cards, or only those named. */
const onCards = (column: Sql, cardIds: readonly string[] | undefined): Sql =>
  cardIds ? inUuids(column, cardIds) : sql`true`

/** Amounts of each card's waybills as booked on it, and at the settled prices; read before the waybills change. */
function valuesOf(tx: Tx, settlementIds: readonly string[], cardIds?: readonly string[]): Promise<CardValues[]> {
  return rows<CardValues>(
    tx.em,
    sql`select l.card_id as "cardId", l.settlement_id as "settlementId", count(*)::int as "waybillCount",
          sum(w.accounted_amount)::numeric(16, 2) as before, sum(l.total_amt)::numeric(16, 2) as after
        from settlement_line l join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
        where l.company_id = ${tx.actor.companyId} and ${inUuids(sql`l.settlement_id`, settlementIds)} and l.card_id is not null
          and l.live and ${onCards(sql`l.card_id`, cardIds)}
        group by l.card_id, l.settlement_id order by l.card_id`,
  )
}

/** Moves the value of newly settled waybills from unsettled to settled, after correcting it to the settled price. */
export async function postSettled(
  tx: Tx,
  settlementIds: readonly string[],
  cardIds?: readonly string[],
): Promise<void> {
  const postings = (await valuesOf(tx, settlementIds, cardIds)).flatMap(
    ({ cardId, settlementId, waybillCount, before, after }): Posting[] => {
      const common = { cardId, settlementId, paidAmount: ZERO }
      const settle: Posting = {
        ...common,
        kind: 'SETTLE',
        waybillCount,
        unsettledAmount: negateMoney(after),
        settledAmount: after,
      }
      if (compareMoney(before, after) === 0) return [settle]
      const difference = subtractMoney(after, before)
      return [{ ...common, kind: 'REVALUE', waybillCount: 0, unsettledAmount: difference, settledAmount: ZERO }, settle]
    },
  )
  await append(tx, postings)
}

/**
 * Reverses settlements in the ledger, on all their cards or only on the named ones: one linked, opposite entry for each
 * of their entries.
 */
export async function reverseSettled(
  tx: Tx,
  settlementIds: readonly string[],
  cardIds?: readonly string[],
): Promise<void> {
  const settled = await rows<Posting & { id: string }>(
    tx.em,
    sql`select e.id, e.card_id as "cardId", e.waybill_count as "waybillCount", e.unsettled_amount as "unsettledAmount",
          e.settled_amount as "settledAmount", e.paid_amount as "paidAmount", e.settlement_id as "settlementId"
        from card_ledger_entry e
        where e.company_id = ${tx.actor.companyId} and ${inUuids(sql`e.settlement_id`, settlementIds)} and e.kind = 'SETTLE'
          and ${onCards(sql`e.card_id`, cardIds)} and not exists (select from card_ledger_entry r where r.company_id = e.company_id and r.reverses_id = e.id)
        order by e.card_id`,
  )
  const postings = settled.map(
    ({ id, cardId, settlementId, waybillCount, unsettledAmount, settledAmount, paidAmount }): Posting => ({
      cardId,
      kind: 'REVERSE',
      waybillCount: -waybillCount,
      unsettledAmount: negateMoney(unsettledAmount),
      settledAmount: negateMoney(settledAmount),
      paidAmount: negateMoney(paidAmount),
      settlementId,
      reversesId: id,
    }),
  )
  await append(tx, postings)
}
