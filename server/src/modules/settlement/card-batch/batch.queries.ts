import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { seeingAll } from '../../../kernel/sql/limit.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { CardKind, CardType } from '../enums.js'
import { type CardBatchFilter, CardBatchSortField, type CardBatchView, type CardSeriesView } from './batch.view.js'
import { batchTable } from './fields.js'

const cardsWith = (condition: Sql): Sql =>
  sql`(select count(*)::int from card k where k.company_id = b.company_id and k.batch_id = b.id and ${condition})`

const columns = {
  ...columnsOf('b', batchTable),
  boundCount: cardsWith(sql`k.captain_id is not null`),
  activatedCount: cardsWith(sql`k.binding_date is not null`),
}

/** Batches of cards, the last made first. */
export const batchList: ListSpec<CardBatchFilter, CardBatchSortField> = {
  from: sql`card_batch b`,
  alias: 'b',
  fields: batchTable,
  columns,
  always: ['id'],
  sorts: sortsOf(CardBatchSortField, columns, batchTable),
  defaultSort: { field: CardBatchSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`b.id`,
  scope: (actor) => sql`b.company_id = ${actor.companyId}`,
  where: conditionsOf('b', batchTable),
  summary: { cardCount: sql`coalesce(sum(b.card_count), 0)::int` },
}

export async function findBatch(em: Em, actor: Actor, id: string): Promise<CardBatchView | undefined> {
  return isId(id) ? readOne<CardBatchView>(em, actor, batchList, sql`b.id = ${id}`) : undefined
}

/** Series of the company, each with its next number. */
export const cardSeries = (em: Em, { companyId }: Actor): Promise<CardSeriesView[]> =>
  rows(
    em,
    sql`select s.prefix, s.digits, s.prefix || lpad(s.next_no::text, s.digits, '0') as "nextNo"
        from card_series s where s.company_id = ${companyId} order by s.prefix`,
  )

/** Locks a series until the transaction ends and returns its number of digits; a missing series is created. */
export async function lockSeries({ em, actor }: Tx, prefix: string, digits: number): Promise<number> {
  const row = await firstRow<{ digits: number }>(
    em,
    sql`insert into card_series as s (company_id, prefix, digits) values (${actor.companyId}, ${prefix}, ${digits})
        on conflict (company_id, prefix) do update set digits = s.digits returning digits`,
  )
  return row?.digits ?? digits
}

/** Next numbers of a series without a card, seen by the actor or not; fewer at the end of the series. */
export async function nextCardNos({ em, actor }: Tx, prefix: string, count: number): Promise<string[]> {
  // The search covers as many numbers more as the series has cards, since all of those may be taken.
  const free = sql`select g.no from card_series s
        cross join lateral (
          select count(*) as cnt from card t
          where t.company_id = s.company_id and starts_with(t.card_no, s.prefix) and length(t.card_no) = length(s.prefix) + s.digits) taken
        cross join lateral (
          select n, s.prefix || lpad(n::text, s.digits, '0') as no
          from generate_series(s.next_no, least(s.next_no + ${count} + taken.cnt, (10 ^ s.digits)::bigint) - 1) n) g
        where s.company_id = ${actor.companyId} and s.prefix = ${prefix} and not exists (
          select from card t where t.company_id = s.company_id and t.card_no = g.no)
        order by g.n limit ${count}`
  const found = await seeingAll(() => rows<{ no: string }>(em, free))
  return found.map(({ no }) => no)
}

export interface NewBatch {
  id: string
  batchNo: string
  prefix: string
  kind: CardKind
  cardType: CardType
  cards: readonly { id: string; cardNo: string }[]
}

/** Writes a batch and its cards, which belong to nobody yet, and advances the series. */
export async function insertBatch({ em, actor, now }: Tx, batch: NewBatch): Promise<void> {
  const { id, batchNo, prefix, kind, cardType, cards } = batch
  const [first, last] = [cards[0]?.cardNo ?? '', cards.at(-1)?.cardNo ?? '']
  await rows(
    em,
    sql`insert into card_batch (company_id, id, batch_no, prefix, first_no, last_no, card_count, kind, card_type, created_by, create_by, created_at)
        values (${actor.companyId}, ${id}, ${batchNo}, ${prefix}, ${first}, ${last}, ${cards.length}, ${kind}, ${cardType}, ${actor.userId},
          ${actor.name}, ${now})`,
  )
  await rows(
    em,
    sql`insert into card (company_id, id, card_no, kind, card_type, batch_id, created_at, updated_at)
        select ${actor.companyId}, c.id, c."cardNo", ${kind}, ${cardType}, ${id}, ${now}, ${now}
        from json_to_recordset(${JSON.stringify(cards)}::json) as c(id uuid, "cardNo" text)`,
  )
  await rows(
    em,
    sql`update card_series set next_no = substr(${last}, length(prefix) + 1)::bigint + 1
        where company_id = ${actor.companyId} and prefix = ${prefix}`,
  )
}
