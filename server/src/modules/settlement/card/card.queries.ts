import { LockMode } from '@mikro-orm/core'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { columnsOf, pick, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Below } from '../../../kernel/list/list-below.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeing } from '../../../kernel/sql/limit.js'
import { inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { inCompanies, reach } from '../../identity/index.js'
import { waybillIs } from '../../waybill/index.js'
import { seesCard } from '../part.sql.js'
import { sheetTitles, settlementTexts as texts } from '../texts.js'
import { Card } from './card.entity.js'
import { type CardFilter, CardSortField, type CardView } from './card.view.js'
import { cardTable } from './fields.js'

const ledgerSum = (column: string): Sql => sql`(select coalesce(sum(${sql.ref(`e.${column}`)}), 0)::numeric(16, 2)
  from card_ledger_entry e where e.company_id = k.company_id and e.card_id = k.id)`

const columns = {
  ...columnsOf('k', cardTable),
  companyAuthName: { sql: sql`c.name`, join: 'company' },
  bound: sql`(k.captain_id is not null)`,
  lost: sql`(k.lost_at is not null)`,
  batchNo: { sql: sql`b.batch_no`, join: 'batch' },
  replacedByNo: { sql: sql`n.card_no`, join: 'replacement' },
  captainName: { sql: sql`p.name`, join: 'captain' },
  parentCardNo: { sql: sql`parent.card_no`, join: 'parent' },
  subCardCount: { sql: sql`s.cnt`, join: 'subs' },
  waybillCount: { sql: sql`t.own`, join: 'trips' },
  totalWaybillCount: { sql: sql`f.cnt`, join: 'family' },
  waybillsCount: { sql: sql`o.settleable + o.under_review`, join: 'open' },
  settleAbleCount: { sql: sql`o.settleable`, join: 'open' },
  updateWaybillsCount: { sql: sql`o.under_review`, join: 'open' },
  ids: { sql: sql`o.ids`, join: 'open' },
  giveCardNo: { sql: sql`r.give_card_no`, join: 'receipt' },
  payeeId: sql`k.give_payee_id`,
  parentId: sql`k.parent_id`,
  unsettledAmount: { sql: sql`e.unsettled`, join: 'ledger' },
  settledAmount: { sql: sql`e.settled`, join: 'ledger' },
  paidAmount: { sql: sql`e.paid`, join: 'ledger' },
  part: sql`false`,
}

const conditions = conditionsOf('k', cardTable, {
  captainName: sql`(select p.name from published_captain p where p.company_id = k.company_id and p.id = k.captain_id)`,
  bound: sql`(k.captain_id is not null)`,
  lost: sql`(k.lost_at is not null)`,
  batchNo: sql`(select b.batch_no from card_batch b where b.company_id = k.company_id and b.id = k.batch_id)`,
})

export const cardList: ListSpec<CardFilter, CardSortField> = {
  from: sql`card k`,
  alias: 'k',
  fields: cardTable,
  joins: {
    company: sql`join published_company c on c.id = k.company_id`,
    captain: sql`left join published_captain p on p.company_id = k.company_id and p.id = k.captain_id`,
    parent: sql`left join card parent on parent.company_id = k.company_id and parent.id = k.parent_id`,
    batch: sql`left join card_batch b on b.company_id = k.company_id and b.id = k.batch_id`,
    replacement: sql`left join card n on n.company_id = k.company_id and n.id = k.replaced_by`,
    receipt: sql`left join receipt_line l on l.company_id = k.company_id and l.card_id = k.id and l.status = 'OPEN'
      left join receipt r on r.company_id = l.company_id and r.id = l.receipt_id`,
    open: sql`left join lateral (
      select count(*) filter (where ${waybillIs.settleable})::int as settleable,
        count(*) filter (where ${waybillIs.underReview})::int as under_review,
        coalesce(array_agg(w.id) filter (where ${waybillIs.settleable}), '{}') as ids
      from published_waybill w where w.company_id = k.company_id and w.card_id = k.id and w.settlement_id is null) o on true`,
    subs: sql`left join lateral (select count(*)::int as cnt from card s where s.company_id = k.company_id and s.parent_id = k.id) s on true`,
    ledger: sql`left join lateral (
      select coalesce(sum(e.unsettled_amount), 0)::numeric(16, 2) as unsettled, coalesce(sum(e.settled_amount), 0)::numeric(16, 2) as settled,
        coalesce(sum(e.paid_amount), 0)::numeric(16, 2) as paid
      from card_ledger_entry e where e.company_id = k.company_id and e.card_id = k.id) e on true`,
    trips: sql`left join lateral (select count(*)::int as own from published_waybill w
      where w.company_id = k.company_id and w.card_id = k.id and w.status <> 'VOID') t on true`,
    family: sql`left join lateral (select count(*)::int as cnt from published_waybill w
      where w.company_id = k.company_id and w.status <> 'VOID' and w.card_id in (
        select f.id from card f where f.company_id = k.company_id and (f.id = k.id or f.parent_id = k.id))) f on true`,
  },
  columns,
  needs: {
    payee: ['payeeId'],
    excelUrl: ['cardNo'],
    allowedActions: [
      ...['cardNo', 'status', 'captainId', 'captainName', 'giveCardUserId', 'giveCardNo', 'settleAbleCount', 'part'],
      ...['lostTime', 'replacedByNo'],
    ],
  },
  always: ['id', 'companyAuthId'],
  sorts: sortsOf(CardSortField, columns, cardTable),
  defaultSort: { field: CardSortField.BINDING_DATE, direction: 'DESC' },
  tieBreak: sql`k.id`,
  scope: (actor) => reach(actor, 'k'),
  seenBy: ({ facts }) => (facts.projectIds === null ? undefined : { columns: { part: sql`k.part` } }),
  where: (filter) => [...familyOf(filter.parentCardNo), ...conditions(filter)],
  summary: {
    waybillCount: sql`coalesce(sum((select count(*) from published_waybill w
      where w.company_id = k.company_id and w.card_id = k.id and w.status <> 'VOID')), 0)::int`,
    unsettledAmount: sql`coalesce(sum(${ledgerSum('unsettled_amount')}), 0)::numeric(16, 2)`,
    settledAmount: sql`coalesce(sum(${ledgerSum('settled_amount')}), 0)::numeric(16, 2)`,
    paidAmount: sql`coalesce(sum(${ledgerSum('paid_amount')}), 0)::numeric(16, 2)`,
  },
}

/** A captain card and its sub-cards. */
function familyOf(cardNo: string | null | undefined): Sql[] {
  if (!cardNo) return []
  return [
    sql`(k.card_no = ${cardNo} or k.parent_id in (
      select main.id from card main where main.company_id = k.company_id and main.card_no = ${cardNo}))`,
  ]
}

/** The sub-cards of a captain card. */
export const subCards: Below = { on: (key) => sql`k.parent_id = ${key}`, few: true }

/** Cards on a receipt that the actor sees. */
export const cardsOfReceipts: Below = {
  on: (key, actor) => sql`k.id = any(array(select l.card_id from receipt_line l
    where ${inCompanies(actor, sql`l.company_id`)} and l.receipt_id = ${key} and ${seesCard(actor, 'l')}))`,
  few: true,
}

/** Key of one card: its id or its number. */
export type CardName = { id: string } | { cardNo: string }

export async function findCard(
  em: Em,
  actor: Actor,
  name: CardName,
  fields?: ReadonlySet<string>,
): Promise<CardView | undefined> {
  if ('id' in name && !isId(name.id)) return undefined
  const named = 'id' in name ? sql`k.id = ${name.id}` : sql`k.card_no = ${name.cardNo}`
  return readOne<CardView>(em, actor, cardList, named, fields)
}

/** Card in the answer of the verb that has changed it. */
export async function cardAsSeen({ em, actor }: Tx, cardNo: string): Promise<CardView> {
  const view = await findCard(em, actor, { cardNo })
  if (!view) throw new DomainError('CARD_NOT_FOUND', { cardNo })
  return view
}

export function findCards(
  em: Em,
  actor: Actor,
  cardNos: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<CardView[]> {
  return readWhere<CardView>(em, actor, cardList, inTexts(sql`k.card_no`, cardNos), fields)
}

/** Cards of these ids that the actor may see. */
export const cardsByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<CardView[]> => readWhere<CardView>(em, actor, cardList, inUuids(sql`k.id`, ids), fields)

const CARD_NO: ReadonlySet<string> = new Set(['cardNo'])

/** Refuses a number that names no card that the caller may see. */
export async function checkCards(em: Em, actor: Actor, cardNos: readonly string[]): Promise<void> {
  checkAllKnown(cardNos, await findCards(em, actor, cardNos, CARD_NO))
}

function checkAllKnown(cardNos: readonly string[], cards: readonly { cardNo: string }[]): void {
  const known = new Set(cards.map((card) => card.cardNo))
  for (const cardNo of cardNos) if (!known.has(cardNo)) throw new DomainError('CARD_NOT_FOUND', { cardNo })
}

/** Locks cards by number, in the order of their ids; an unknown number is refused. */
export async function lockCards(tx: Tx, cardNos: readonly string[]): Promise<Card[]> {
  const cards = await tx.em.find(
    Card,
    { cardNo: { $in: [...new Set(cardNos)] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const whole = await wholeOf(tx, cards)
  checkAllKnown(cardNos, whole)
  return whole
}

/**
 * Locked cards that the actor may change: for a member with a project limit an unseen card does not exist, and a card
 * that he sees in part is refused.
 */
export async function wholeOf(tx: Tx, cards: Card[]): Promise<Card[]> {
  if (tx.actor.facts.projectIds === null) return cards
  const ids = cards.map(({ id }) => id)
  const found = await seeing(tx.actor, () =>
    rows<{ id: string; part: boolean }>(
      tx.em,
      sql`select k.id, k.part from card k where k.company_id = ${tx.actor.companyId} and ${inUuids(sql`k.id`, ids)}`,
    ),
  )
  const parts = new Map(found.map(({ id, part }) => [id, part]))
  for (const { id, cardNo } of cards)
    if (parts.get(id)) throw new DomainError('PART_ONLY', { what: `${texts.cards}${cardNo}` })
  return cards.filter(({ id }) => parts.has(id))
}

export function lockCardsById(tx: Tx, ids: readonly string[]): Promise<Card[]> {
  return tx.em.find(
    Card,
    { id: { $in: [...new Set(ids)] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
}

export interface OpenCounts {
  cardId: string
  settleable: number
  underReview: number
  /**
   * Waybills without a settlement that are not void, whatever their state: while there is one, the card is not settled.
   */
  unsettled: number
  settled: number
  projectName: string
}

/** Numbers of a card's waybills that can be settled, wait for a review, or are settled. */
export function openCounts(tx: Tx, cardIds: readonly string[]): Promise<OpenCounts[]> {
  return rows<OpenCounts>(
    tx.em,
    sql`select w.card_id as "cardId",
          count(*) filter (where w.settlement_id is null and ${waybillIs.settleable})::int as settleable,
          count(*) filter (where w.settlement_id is null and ${waybillIs.underReview})::int as "underReview",
          count(*) filter (where w.settlement_id is null)::int as unsettled,
          count(*) filter (where w.settlement_id is not null)::int as settled,
          coalesce(string_agg(distinct w.project_name, '、') filter (where w.settlement_id is null), '') as "projectName"
        from published_waybill w
        where w.company_id = ${tx.actor.companyId} and ${inUuids(sql`w.card_id`, cardIds)} and w.status <> 'VOID'
        group by w.card_id`,
  )
}

export interface OpenState {
  cardId: string
  /** Whether a waybill can be settled, now or after its review. */
  open: boolean
  /** Whether a waybill without a settlement is not void, whatever its state. */
  unsettled: boolean
  settled: boolean
}

/** Whether each card has open waybills, and settled ones; only the first of each is looked for. */
export function openStates(tx: Tx, cardIds: readonly string[]): Promise<OpenState[]> {
  const some = (condition: Sql) =>
    sql`exists (select from published_waybill w where w.company_id = k.company_id and w.card_id = k.id and ${condition})`
  return rows<OpenState>(
    tx.em,
    sql`select k.id as "cardId", ${some(sql`w.settlement_id is null and ((${waybillIs.settleable}) or (${waybillIs.underReview}))`)} as open,
          ${some(sql`w.settlement_id is null and w.status <> 'VOID'`)} as unsettled,
          ${some(sql`w.settlement_id is not null and w.status <> 'VOID'`)} as settled
        from card k where k.company_id = ${tx.actor.companyId} and ${inUuids(sql`k.id`, cardIds)}`,
  )
}

const shown = pick(
  cardTable,
  ...(['cardNo', 'kind', 'cardType', 'status', 'captainName', 'companyAuthName', 'parentCardNo'] as const),
  ...(['batchNo', 'lostTime', 'lostReason', 'replacedByNo', 'createTime'] as const),
  ...(['bindingDate', 'subCardCount', 'waybillCount', 'totalWaybillCount', 'settleAbleCount'] as const),
  ...(['updateWaybillsCount', 'unsettledAmount', 'settledAmount', 'paidAmount'] as const),
)

/** Cards in a spreadsheet, with the columns of the ledger and of the list of captains' cards. */
export const cardSheet = sheetOf<CardView>('Card', shown, {
  title: sheetTitles.cards,
  label: '结算卡',
  permission: 'chain:garbagecustomersales:get',
  spec: { ...cardList, needs: { company: ['companyAuthName'] } },
})
