import type { Actor } from '../../../kernel/command/actor.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { inCompanies, isCaptain, reach } from '../../identity/index.js'
import type { TimelineParent } from './timeline.view.js'

/** Ids of the neighbours of a record `k.id`; `claimed` is the condition on the claims `c` of its invoices. */
export interface Neighbours {
  cards: Sql
  receipts: Sql
  settlements: Sql
  payments: Sql
  invoices: Sql
  claimed: Sql
}

/** Condition that a row belongs to a company of the actor. */
export const inCompany = (actor: Actor, alias: string): Sql => inCompanies(actor, sql.raw(`${alias}.company_id`))

const anyOf = (column: Sql, ids: Sql): Sql => sql`${column} = any(array(${ids}))`
const itself = sql`select k.id`

/** Waybills that the payment `k.id` pays. */
const paidBy = (actor: Actor, column: 'waybill_id' | 'settlement_id'): Sql =>
  sql`select pl.${sql.raw(column)} from published_payment_line pl where ${inCompany(actor, 'pl')} and pl.payment_id = k.id`

/**
 * Conditions on the lines `l` of settlements by which a record is joined to its neighbours. Lines of a waybill that has
 * left its settlement count only where the whole settlement has ended.
 */
const lineOf: Record<TimelineParent, (actor: Actor) => Sql> = {
  WAYBILL: () => sql`l.live and l.waybill_id = k.id`,
  CARD: (actor) =>
    sql`l.live and ${anyOf(
      sql`l.waybill_id`,
      sql`select w.id from published_waybill w where ${inCompany(actor, 'w')} and w.card_id = k.id`,
    )}`,
  RECEIPT: () => sql`l.live and l.receipt_id = k.id`,
  SETTLEMENT: (actor) =>
    sql`l.settlement_id = k.id and (l.live or exists (select from published_settlement e
      where ${inCompany(actor, 'e')} and e.id = k.id and e.status in ('REJECTED', 'SUPERSEDED')))`,
  PAYMENT: (actor) =>
    sql`${anyOf(sql`l.settlement_id`, paidBy(actor, 'settlement_id'))} and ${anyOf(sql`l.waybill_id`, paidBy(actor, 'waybill_id'))}`,
}

/** One column of these lines; a captain has the lines of his own waybills. */
function inLines(of: TimelineParent, actor: Actor, column: 'waybill_id' | 'card_id' | 'receipt_id' | 'settlement_id') {
  const seen = isCaptain(actor)
    ? sql` and exists (select from published_waybill o where o.id = l.waybill_id and ${reach(actor, 'o')})`
    : sql``
  return sql`select distinct l.${sql.raw(column)} from published_settlement_line l
    where ${inCompany(actor, 'l')} and ${lineOf[of](actor)}${seen}`
}

/** Receipts on which the card of an unsettled waybill is handed in. */
const openReceipts = (actor: Actor): Sql =>
  sql`select rl.receipt_id from published_waybill w
    join published_receipt_line rl on rl.company_id = w.company_id and rl.card_id = w.card_id and rl.status = 'OPEN'
    where ${inCompany(actor, 'w')} and w.id = k.id and w.settlement_id is null`

/** Receipts of the card `k.id`, by its number, which has an index. */
const receiptsOfCard = (actor: Actor): Sql =>
  sql`select rl.receipt_id from published_card n
    join published_receipt_line rl on rl.company_id = n.company_id and rl.settle_card_no = n.card_no and rl.card_id = n.id
    where ${inCompany(actor, 'n')} and n.id = k.id`

const paymentsOf = (actor: Actor, condition: Sql): Sql =>
  sql`select pl.payment_id from published_payment_line pl where ${inCompany(actor, 'pl')} and ${condition}`

const claimersOf = (actor: Actor, claimed: Sql): Sql =>
  sql`select c.invoice_id from published_invoice_claim c where ${inCompany(actor, 'c')} and c.live and ${claimed}`

/** Neighbours of the records of a type. */
export function neighboursOf(of: TimelineParent, actor: Actor): Neighbours {
  const [cards, receipts, settlements, waybills] = (
    ['card_id', 'receipt_id', 'settlement_id', 'waybill_id'] as const
  ).map((column) => inLines(of, actor, column)) as [Sql, Sql, Sql, Sql]
  const claimed = anyOf(sql`c.waybill_id`, waybills)
  const joined = {
    ...{ cards, receipts, settlements, claimed },
    payments: paymentsOf(actor, anyOf(sql`pl.waybill_id`, waybills)),
    invoices: claimersOf(actor, claimed),
  }
  return { ...joined, ...nearer(of, actor, joined) }
}

/** Neighbours that are found without the lines of settlements, or beside them. */
function nearer(of: TimelineParent, actor: Actor, { receipts }: Pick<Neighbours, 'receipts'>): Partial<Neighbours> {
  switch (of) {
    case 'WAYBILL': {
      const claimed = sql`c.waybill_id = k.id`
      return {
        cards: sql`select w.card_id from published_waybill w where ${inCompany(actor, 'w')} and w.id = k.id`,
        receipts: sql`${receipts} union all ${openReceipts(actor)}`,
        payments: paymentsOf(actor, sql`pl.waybill_id = k.id`),
        claimed,
        invoices: claimersOf(actor, claimed),
      }
    }
    case 'CARD':
      return { cards: itself, receipts: receiptsOfCard(actor) }
    case 'RECEIPT':
      return {
        cards: sql`select rl.card_id from published_receipt_line rl where ${inCompany(actor, 'rl')} and rl.receipt_id = k.id`,
        receipts: itself,
      }
    case 'SETTLEMENT': {
      const claimed = sql`c.settlement_id = k.id`
      return {
        settlements: itself,
        payments: sql`select ps.payment_id from published_payment_settlement ps where ${inCompany(actor, 'ps')} and ps.settlement_id = k.id`,
        claimed,
        invoices: claimersOf(actor, claimed),
      }
    }
    case 'PAYMENT': {
      const claimed = anyOf(sql`c.waybill_id`, paidBy(actor, 'waybill_id'))
      return {
        settlements: sql`select ps.settlement_id from published_payment_settlement ps where ${inCompany(actor, 'ps')} and ps.payment_id = k.id`,
        payments: itself,
        claimed,
        invoices: sql`${claimersOf(actor, claimed)}
          union all select i.id from published_invoice i where ${inCompany(actor, 'i')} and i.payment_id = k.id`,
      }
    }
  }
}
