import { LockMode } from '@mikro-orm/core'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { sortsOf } from '../../../kernel/list/found.js'
import { addedUp, leftOutCounts } from '../../../kernel/list/left-out.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { told } from '../../../kernel/list/sheet.js'
import { actorSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { firstRow, inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { inCompanies, reachShared } from '../../identity/index.js'
import { waybillIs } from '../../waybill/index.js'
import { ReceiptStatus } from '../enums.js'
import { seesCard, seesLine, seesParts } from '../part.sql.js'
import { partlySettled, sheetTitles, settlementTexts as texts } from '../texts.js'
import { receiptTable } from './fields.js'
import { Receipt, ReceiptLine } from './receipt.entity.js'
import { receiptMachine } from './receipt.machine.js'
import { type ReceiptFilter, type ReceiptLineView, ReceiptSortField, type ReceiptView } from './receipt.view.js'
import { isSettle, lineJoins, receiptConditions, receiptsOfCaptain } from './receipt-part.sql.js'

const columns = {
  ...columnsOf('r', receiptTable),
  companyAuthId: sql`r.company_id`,
  companyAuthName: { sql: sql`c.name`, join: 'company' },
  settleAbleCount: { sql: sql`o.settleable`, join: 'open' },
  updateWaybillsCount: { sql: sql`o.under_review`, join: 'open' },
  ids: { sql: sql`o.ids`, join: 'open' },
  isSettle: isSettle(sql`true`),
  settleCardNo: { sql: sql`k.numbers`, join: 'cards' },
  part: sql`false`,
}
const JUDGED = ['giveCardNo', 'status', 'settleAbleCount', 'isSettle', 'part']

const conditions = receiptConditions(sql`true`, sql`true`)

export const receiptList: ListSpec<ReceiptFilter, ReceiptSortField> = {
  from: sql`receipt r`,
  alias: 'r',
  fields: receiptTable,
  joins: { company: sql`join published_company c on c.id = r.company_id`, ...lineJoins(sql`true`) },
  columns,
  needs: {
    receipt: ['giveCardNo'],
    pdfUrl: ['giveCardNo'],
    excelUrl: ['giveCardNo'],
    notSelectableReason: ['status', 'settleAbleCount'],
    allowedActions: JUDGED,
    refusedActions: JUDGED,
  },
  always: ['id', 'companyAuthId'],
  sorts: sortsOf(ReceiptSortField, columns, receiptTable),
  defaultSort: { field: ReceiptSortField.GIVE_CARD_DATETIME, direction: 'DESC' },
  tieBreak: sql`r.id`,
  scope: (actor) => reachShared(actor, 'r'),
  seenBy: (actor) => (seesParts(actor) ? receiptsOfCaptain(actor) : receiptsWithin(actor)),
  where: conditions,
  summary: (filter) => {
    const counts = addedUp(filter, sql`r.status`, [ReceiptStatus.VOIDED])
    return {
      ...leftOutCounts(counts),
      cardCount: sql`coalesce(sum(r.card_count) filter (where ${counts}), 0)::int`,
      giveCardCnt: sql`coalesce(sum(r.give_card_cnt) filter (where ${counts}), 0)::int`,
    }
  },
}

/** Receipts with the visible parts of a member with a project limit (../entities.ts). */
const receiptsWithin = ({ facts }: Actor) =>
  facts.projectIds === null ? undefined : { columns: { part: sql`r.part` } }

/** Key of one receipt: its id or its number. */
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

/** Receipts of these ids that the actor may see. */
export const receiptsByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<ReceiptView[]> => readWhere<ReceiptView>(em, actor, receiptList, inUuids(sql`r.id`, ids), fields)

/** Receipts from which settlements came, once for each settlement, in the order of their numbers. */
export function receiptsOfSettlements(
  em: Em,
  actor: Actor,
  settlementIds: readonly string[],
  fields: ReadonlySet<string>,
): Promise<(ReceiptView & { settlementId: string })[]> {
  const used = sql`select distinct l.company_id, l.settlement_id, l.receipt_id from settlement_line l
    where ${inCompanies(actor, sql`l.company_id`)} and ${inUuids(sql`l.settlement_id`, settlementIds)} and ${seesLine(actor, 'l')}`
  const { seenBy: _, ...list } = actorSpec(receiptList, actor)
  const spec = {
    ...list,
    from: sql`${list.from} join (${used}) u on u.company_id = r.company_id and u.receipt_id = r.id`,
    columns: { ...list.columns, settlementId: sql`u.settlement_id` },
    always: [...list.always, 'settlementId'],
    tieBreak: sql`r.give_card_no`,
  }
  return readWhere(em, actor, spec, sql`true`, fields)
}

/** Lines of many receipts that the actor sees. The caller checks who may see the receipts. */
export function linesOf(em: Em, actor: Actor, receiptIds: readonly string[]): Promise<ReceiptLineView[]> {
  return rows<ReceiptLineView>(
    em,
    sql`select l.receipt_id as "receiptId", l.id, l.settle_card_no as "settleCardNo", l.card_type as "cardType",
          l.project_name as "projectName", l.give_card_cnt as "giveCardCnt", l.give_datetime as "giveCardDatetime", l.status,
          o.settleable as "settleAbleCount", o.under_review as "updateWaybillsCount"
        from receipt_line l left join lateral (
          select count(*) filter (where ${waybillIs.settleable})::int as settleable,
            count(*) filter (where ${waybillIs.underReview})::int as under_review
          from published_waybill w where w.company_id = l.company_id and w.card_id = l.card_id and w.settlement_id is null) o on true
        where ${inCompanies(actor, sql`l.company_id`)} and ${inUuids(sql`l.receipt_id`, receiptIds)} and ${seesCard(actor, 'l')}
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

/** Receipts in the order of their ids, locked; ids of other companies are left out. */
export function lockReceipts(tx: Tx, ids: readonly string[]): Promise<Receipt[]> {
  return tx.em.find(
    Receipt,
    { id: { $in: [...new Set(ids)].filter(isId) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
}

/**
 * Locked receipts that the actor may change: for a member with a project limit an unseen receipt does not exist, and
 * one that he sees in part is refused.
 */
export async function wholeOf(tx: Tx, receipts: Receipt[]): Promise<Receipt[]> {
  if (tx.actor.facts.projectIds === null) return receipts
  const ids = receipts.map(({ id }) => id)
  const found = await readWhere<ReceiptView>(tx.em, tx.actor, receiptList, inUuids(sql`r.id`, ids), PART)
  const parts = new Map(found.map(({ id, part }) => [id, part]))
  for (const { id, giveCardNo } of receipts)
    if (parts.get(id)) throw new DomainError('PART_ONLY', { what: `${texts.receipt}${giveCardNo}` })
  return receipts.filter(({ id }) => parts.has(id))
}
const PART: ReadonlySet<string> = new Set(['part'])

/** Open lines of these cards. Lock the cards first, since lines only change under that lock. */
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

/** Cards on receipts with these numbers; nothing is locked yet. */
export function cardsOfReceipts(
  tx: Tx,
  giveCardNos: readonly string[],
): Promise<{ giveCardNo: string; cardId: string; settleCardNo: string }[]> {
  const named = sql`select r.give_card_no as "giveCardNo", l.card_id as "cardId", l.settle_card_no as "settleCardNo"
    from receipt r join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
    where r.company_id = ${tx.actor.companyId} and ${inTexts(sql`r.give_card_no`, giveCardNos)} order by l.card_id`
  return seeing(tx.actor, () => rows(tx.em, named))
}

export async function isUsedBySettlement(tx: Tx, receiptId: string): Promise<boolean> {
  const row = await firstRow(
    tx.em,
    sql`select id from settlement_line where company_id = ${tx.actor.companyId} and receipt_id = ${receiptId} and live limit 1`,
  )
  return row !== undefined
}

/** Handover receipts in a spreadsheet, with the columns of the history page. */
export const receiptSheet = sheetOf<ReceiptView>('Receipt', receiptTable, {
  title: sheetTitles.receipts,
  label: '交卡回执单',
  permission: 'chain:garbagecustomersales:get',
  spec: { ...receiptList, needs: { ...receiptList.needs, status: ['status', 'isSettle'] } },
  fields: {
    status: told(({ status, isSettle }) =>
      status === 'OPEN' && isSettle ? partlySettled : receiptMachine.label(status),
    ),
  },
})
