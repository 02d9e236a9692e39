import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { reachAnywhere } from '../../identity/index.js'
import { messageTable } from './fields.js'
import { type MessageFilter, MessageSortField } from './message.view.js'

/** What somebody may read: his own, of the companies where he is what he signed in as. */
const scope = (actor: Actor): Sql =>
  sql`x.user_id = ${actor.userId} and (x.role_type is null or x.role_type = ${actor.facts.roleType})
    and ${reachAnywhere(actor, 'x')}`

const isRead = sql`(x.read_at is not null)`

const columns = {
  ...columnsOf('x', messageTable),
  companyAuthName: { sql: sql`c.name`, join: 'company', nullable: true },
  read: isRead,
  params: sql`x.params`,
} as const

/** The messages of a person, the newest first. */
export const messageList: ListSpec<MessageFilter, MessageSortField> = {
  from: sql`message x`,
  alias: 'x',
  joins: { company: sql`left join published_company c on c.id = x.company_id` },
  columns,
  fields: messageTable,
  needs: {
    title: ['kind'],
    text: ['kind', 'params'],
    link: ['kind', 'params', 'entity', 'entityId'],
    allowedActions: ['read'],
  },
  always: ['id'],
  sorts: sortsOf(MessageSortField, columns, messageTable),
  defaultSort: { field: MessageSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`x.id`,
  scope,
  where: conditionsOf('x', messageTable, { read: isRead }),
  summary: { unread: sql`(count(*) filter (where x.read_at is null))::int` },
}

/** How many somebody has not read, as far as `most`. */
export async function countUnread(em: Em, actor: Actor, most: number): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from (
          select from message x where x.read_at is null and ${scope(actor)} limit ${most}) n`,
  )
  return row?.count ?? 0
}

/** How many of these somebody has. */
export async function countOwn(em: Em, actor: Actor, ids: readonly string[]): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from message x where ${inUuids(sql`x.id`, ids)} and ${scope(actor)}`,
  )
  return row?.count ?? 0
}

/** Marks these as read, or all; how many were not. */
export const markRead = (em: Em, actor: Actor, now: Date, ids?: readonly string[]): Promise<number> =>
  affected(
    em,
    sql`update message x set read_at = ${now}
        where x.read_at is null and ${scope(actor)} ${ids ? sql`and ${inUuids(sql`x.id`, ids)}` : sql``}`,
  )
