import { LockMode } from '@mikro-orm/core'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { contains, firstRow, inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { inCompanies, reach } from '../../identity/index.js'
import { waybillIs } from '../../waybill/index.js'
import { receiptTable } from './fields.js'
import { Receipt, ReceiptLine } from './receipt.entity.js'
import { type ReceiptFilter, type ReceiptLineView, ReceiptSortField, type ReceiptView } from './receipt.view.js'

/** A settlement that still stands has used a card of this receipt. */
const isSettle = sql`exists (select from settlement_line s where s.company_id = r.company_id and s.receipt_id = r.id and s.live)`

const columns = {
  ...columnsOf('r', receiptTable),
  companyAuthId: sql`r.company_id`,
  companyAuthName: { sql: sql`c.name`, join: 'company' },
  settleAbleCount: { sql: sql`o.settleable`, join: 'open' },
  updateWaybillsCount: { sql: sql`o.under_review`, join: 'open' },
  ids: { sql: sql`o.ids`, join: 'open' },
  isSettle,
  settleCardNo: { sql: sql`k.numbers`, join: 'cards' },
}

const hasCardLike = (cardNo: string): Sql =>
  sql`exists (select from receipt_line l
    where l.company_id = r.company_id and l.receipt_id = r.id and l.settle_card_no like ${contains(cardNo.trim())})`

const conditions = conditionsOf('r', receiptTable, { settleCardNo: hasCardLike, isSettle })

export const receiptList: ListSpec<ReceiptFilter, ReceiptSortField> = {
  from: sql`receipt r`,
  alias: 'r',
  joins: {
    company: sql`join published_company c on c.id = r.company_id`,
    cards: sql`left join lateral (
      select string_agg(l.settle_card_no, ',' order by l.settle_card_no) as numbers from receipt_line l
      where l.company_id = r.company_id and l.receipt_id = r.id) k on true`,
    open: sql`left join lateral (
      select count(*) filter (where ${waybillIs.settleable})::int as settleable,
        count(*) filter (where ${waybillIs.underReview})::int as under_review,
        coalesce(array_agg(w.id order by w.id) filter (where ${waybillIs.settleable}), '{}') as ids
      from receipt_line l join published_waybill w on w.company_id = l.company_id and w.card_id = l.card_id and w.settlement_id is null
      where l.company_id = r.company_id and l.receipt_id = r.id and l.status = 'OPEN') o on true`,
  },
  columns,
  needs: {
    receipt: ['giveCardNo'],
    notSelectableReason: ['status', 'settleAbleCount'],
    allowedActions: ['giveCardNo', 'status', 'settleAbleCount', 'isSettle'],
    refusedActions: ['giveCardNo', 'status', 'settleAbleCount', 'isSettle'],
  },
  always: ['id', 'companyAuthId'],
  sorts: sortsOf(ReceiptSortField, columns, receiptTable),
  defaultSort: { field: ReceiptSortField.GIVE_CARD_DATETIME, direction: 'DESC' },
  tieBreak: sql`r.id`,
  scope: (actor) => reach(actor, 'r'),
  where: conditions,
  summary: {
    cardCount: sql`coalesce(sum(r.card_count), 0)::int`,
    giveCardCnt: sql`coalesce(sum(r.give_card_cnt), 0)::int`,
  },
}

/** What names one receipt: its id or its number. */
export type ReceiptName = { id: string } | { giveCardNo: string }

export async function findReceipt(
  em: Em,
  actor: Actor,
  name: ReceiptName,
  fields?: ReadonlySet<string>,
): Promise<ReceiptView | undefined> {
  if ('id' in name && !isId(name.id)) return undefined
  const named = 'id' in name ? sql`r.id = ${name.id}` : sql`r.give_card_no = ${name.giveCardNo}`
  return readOne<ReceiptView>(em, actor, receiptList, named, fields)
}

/** Receipts by number, in the order of their numbers. */
export function findReceipts(em: Em, actor: Actor, giveCardNos: readonly string[]): Promise<ReceiptView[]> {
  const byNumber = { ...receiptList, tieBreak: sql`r.give_card_no` }
  return readWhere<ReceiptView>(em, actor, byNumber, inTexts(sql`r.give_card_no`, giveCardNos))
}

/** The receipts that these settlements came by, once for each of them, in the order of their numbers. */
export function receiptsOfSettlements(
  em: Em,
  actor: Actor,
  settlementIds: readonly string[],
  fields: ReadonlySet<string>,
): Promise<(ReceiptView & { settlementId: string })[]> {
  const used = sql`select distinct l.company_id, l.settlement_id, l.receipt_id from settlement_line l
    where ${inCompanies(actor, sql`l.company_id`)} and ${inUuids(sql`l.settlement_id`, settlementIds)}`
  const spec = {
    ...receiptList,
    from: sql`receipt r join (${used}) u on u.company_id = r.company_id and u.receipt_id = r.id`,
    columns: { ...receiptList.columns, settlementId: sql`u.settlement_id` },
    always: [...receiptList.always, 'settlementId'],
    tieBreak: sql`r.give_card_no`,
  }
  return readWhere(em, actor, spec, sql`true`, fields)
}

/** The lines of many receipts at once, for the loader. */
export function linesOf(em: Em, keys: readonly { companyId: string; id: string }[]): Promise<ReceiptLineView[]> {
  const companies = [...new Set(keys.map((key) => key.companyId))]
  const inCompany = companies.map((company) => {
    const ids = keys.filter((key) => key.companyId === company).map((key) => key.id)
    return sql`(l.company_id = ${company} and ${inUuids(sql`l.receipt_id`, ids)})`
  })
  return rows<ReceiptLineView>(
    em,
    sql`select l.receipt_id as "receiptId", l.id, l.settle_card_no as "settleCardNo", l.card_type as "cardType",
          l.project_name as "projectName", l.give_card_cnt as "giveCardCnt", l.give_datetime as "giveCardDatetime", l.status,
          o.settleable as "settleAbleCount", o.under_review as "updateWaybillsCount"
        from receipt_line l left join lateral (
          select count(*) filter (where ${waybillIs.settleable})::int as settleable,
            count(*) filter (where ${waybillIs.underReview})::int as under_review
          from published_waybill w where w.company_id = l.company_id and w.card_id = l.card_id and w.settlement_id is null) o on true
        where ${inCompany.length ? sql.join(inCompany, sql` or `) : sql`false`}
        order by l.settle_card_no, l.id`,
  )
}

/** Card id → number of its open receipt. */
export async function openReceiptOf(tx: Tx, cardIds: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ cardId: string; giveCardNo: string }>(
    tx.em,
    sql`select l.card_id as "cardId", r.give_card_no as "giveCardNo"
        from receipt_line l join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
        where l.company_id = ${tx.actor.companyId} and ${inUuids(sql`l.card_id`, cardIds)} and l.status = 'OPEN'`,
  )
  return new Map(found.map((row) => [row.cardId, row.giveCardNo]))
}

/** Receipts in the order of their ids, locked; ids of other companies name nothing. */
export function lockReceipts(tx: Tx, ids: readonly string[]): Promise<Receipt[]> {
  return tx.em.find(
    Receipt,
    { id: { $in: [...new Set(ids)].filter(isId) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
}

/** The open lines of these cards. Lock the cards first: lines of a card change under its lock only. */
export function openLinesOfCards(tx: Tx, cardIds: readonly string[]): Promise<ReceiptLine[]> {
  return tx.em.find(
    ReceiptLine,
    { cardId: { $in: [...cardIds] }, status: 'OPEN' as ReceiptLine['status'] },
    { orderBy: { id: 'asc' } },
  )
}

export function linesOfReceipts(tx: Tx, receiptIds: readonly string[]): Promise<ReceiptLine[]> {
  return tx.em.find(ReceiptLine, { receiptId: { $in: [...receiptIds] } }, { orderBy: { id: 'asc' } })
}

/** The cards of receipts named by number, before anything is locked. */
export function cardsOfReceipts(
  tx: Tx,
  giveCardNos: readonly string[],
): Promise<{ giveCardNo: string; cardId: string; settleCardNo: string }[]> {
  return rows(
    tx.em,
    sql`select r.give_card_no as "giveCardNo", l.card_id as "cardId", l.settle_card_no as "settleCardNo"
        from receipt r join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
        where r.company_id = ${tx.actor.companyId} and ${inTexts(sql`r.give_card_no`, giveCardNos)} order by l.card_id`,
  )
}

export async function isUsedBySettlement(tx: Tx, receiptId: string): Promise<boolean> {
  const row = await firstRow(
    tx.em,
    sql`select id from settlement_line where company_id = ${tx.actor.companyId} and receipt_id = ${receiptId} and live limit 1`,
  )
  return row !== undefined
}
