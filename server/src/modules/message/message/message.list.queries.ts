import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { reachAnywhere } from '../../identity/index.js'
import { messageTable } from './fields.js'
import { type MessageFilter, MessageSortField } from './message.view.js'

/** Messages that a person may read: his own, in the companies that he is in by his present role type. */
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

/** Messages of a person, newest first. */
export const messageList: ListSpec<MessageFilter, MessageSortField> = {
  from: sql`message x`,
  alias: 'x',
  joins: { company: sql`left join published_company c on c.id = x.company_id` },
  columns,
  fields: messageTable,
  needs: {
    title: ['kind'],
    text: ['kind', 'params'],
    record: ['entity', 'entityId'],
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

/** Number of unread messages of a person, up to `most`. */
export async function countUnread(em: Em, actor: Actor, most: number): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from (
          select from message x where x.read_at is null and ${scope(actor)} limit ${most}) n`,
  )
  return row?.count ?? 0
}

/** Number of these messages that are a person's own. */
export async function countOwn(em: Em, actor: Actor, ids: readonly string[]): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from message x where ${inUuids(sql`x.id`, ids)} and ${scope(actor)}`,
  )
  return row?.count ?? 0
}

/** Marks these messages as read, or all; returns the number of those that were unread. */
export const markRead = (em: Em, actor: Actor, now: Date, ids?: readonly string[]): Promise<number> =>
  affected(
    em,
    sql`update message x set read_at = ${now}
        where x.read_at is null and ${scope(actor)} ${ids ? sql`and ${inUuids(sql`x.id`, ids)}` : sql``}`,
  )

/** Number of messages about each project. */
export async function messagesOfProjects(
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ id: string; count: number }>(
    em,
    sql`select project_id as id, count(*)::int as count from message
        where company_id = ${companyId} and ${inUuids(sql`project_id`, ids)} group by project_id`,
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}

/** Half a year, after which messages are settled; the operation log keeps their events. */
export const keptMessages: Retention = {
  name: 'messagesToPeople',
  keptDays: 180,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from message where id = any(array(select id from message where created_at < ${before} limit ${limit}))`,
    ),
}
