import type { Actor } from '../../../kernel/command/actor.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import type { Below } from '../../../kernel/list/list-below.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { hasPart, inCompanies, type OwnCompany } from '../../identity/index.js'
import { waybillIs } from '../../waybill/index.js'
import { columnsOfPart, inEachCompany, ownLines, seesCard, seesLine } from '../part.sql.js'
import { receiptTable } from './fields.js'

/** Whether a live settlement has used a card of this receipt, among the visible lines `s`. */
export const isSettle = (seen: Sql): Sql =>
  sql`exists (select from settlement_line s where s.company_id = r.company_id and s.receipt_id = r.id and s.live and ${seen})`

/** Sums of the lines `l` of a receipt that the actor sees. */
export const lineJoins = (seen: Sql) => ({
  cards: sql`left join lateral (
    select string_agg(l.settle_card_no, ',' order by l.settle_card_no) as numbers from receipt_line l
    where l.company_id = r.company_id and l.receipt_id = r.id and ${seen}) k on true`,
  open: sql`left join lateral (
    select count(*) filter (where ${waybillIs.settleable})::int as settleable,
      count(*) filter (where ${waybillIs.underReview})::int as under_review,
      coalesce(array_agg(w.id order by w.id) filter (where ${waybillIs.settleable}), '{}') as ids
    from receipt_line l join published_waybill w on w.company_id = l.company_id and w.card_id = l.card_id and w.settlement_id is null
    where l.company_id = r.company_id and l.receipt_id = r.id and l.status = 'OPEN' and ${seen}) o on true`,
})

/** Conditions of a filter, on the lines `l` of a receipt and `s` of settlements that the actor sees. */
export function receiptConditions(seenCard: Sql, seenLine: Sql) {
  const hasCardLike = (cardNo: string): Sql =>
    sql`exists (select from receipt_line l
      where l.company_id = r.company_id and l.receipt_id = r.id and ${isLike(sql`l.settle_card_no`, cardNo)} and ${seenCard})`
  return conditionsOf('r', receiptTable, { settleCardNo: hasCardLike, isSettle: isSettle(seenLine) })
}

/**
 * Receipts `r` as a captain sees them, under the names of the table's columns: on a receipt with cards of other
 * captains all counts cover only his cards, and facts that may concern others are null.
 */
function receiptsIn(own: OwnCompany): Sql {
  const { from, where } = ownLines('receipt_line', sql`l.receipt_id = r.id`, own)
  const of = (what: Sql): Sql => sql`(select ${what} from ${from} where ${where})`
  const values = columnsOfPart(own, 'r', {
    card_count: of(sql`count(*)::int`),
    give_card_cnt: of(sql`coalesce(sum(l.give_card_cnt), 0)::int`),
    void_reason: sql`null`,
  })
  return sql`select r.company_id, r.id, r.give_card_no, r.giver, r.status, r.captain_id, r.give_datetime, r.create_by, r.created_at, ${values}
    from receipt r where ${hasPart(own, 'r')}`
}

export function receiptsOfCaptain(actor: Actor) {
  const [seenCard, seenLine] = [seesCard(actor, 'l'), seesLine(actor, 's')]
  return {
    from: inEachCompany(actor, 'r', receiptsIn),
    joins: lineJoins(seenCard),
    columns: { isSettle: isSettle(seenLine), part: sql`r.part` },
    scope: () => sql`true`,
    where: receiptConditions(seenCard, seenLine),
  }
}

/** Receipts of a card. Each line has the card's number, which has an index. */
export const receiptsOfCards: Below = {
  on: (key, actor) => sql`r.id = any(array(select l.receipt_id from receipt_line l
    where ${inCompanies(actor, sql`l.company_id`)} and l.card_id = ${key} and ${seesCard(actor, 'l')}
      and l.settle_card_no = (select k.card_no from card k where ${inCompanies(actor, sql`k.company_id`)} and k.id = ${key})))`,
  few: true,
}
