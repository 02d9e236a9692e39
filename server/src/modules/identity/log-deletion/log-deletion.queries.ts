import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, firstRow, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { isCaptain } from '../captain.js'
import { LogKind } from '../log/log.view.js'
import { logTexts as texts } from '../log/texts.js'
import { deletionTable } from './fields.js'
import { type LogDeletionFilter, LogDeletionSortField, type LogDeletionView } from './log-deletion.view.js'

const columns = { ...columnsOf('d', deletionTable), content: sql`d.content::text` }

/** Deletions from the logs that the actor may read, last one first. */
export const deletionList: ListSpec<LogDeletionFilter, LogDeletionSortField> = {
  from: sql`log_deletion d`,
  alias: 'd',
  fields: deletionTable,
  columns,
  always: ['id'],
  sorts: sortsOf(LogDeletionSortField, columns, deletionTable),
  defaultSort: { field: LogDeletionSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`d.id`,
  scope: (actor) =>
    isCaptain(actor)
      ? sql`false`
      : all([
          sql`d.company_id = ${actor.companyId}`,
          ...(actor.can('sys:loglogin:index') ? [] : [sql`d.kind <> 'LOGIN'`]),
        ]),
  where: conditionsOf('d', deletionTable),
  summary: {
    operations: sql`(count(*) filter (where d.kind = 'OPERATION'))::int`,
    logins: sql`(count(*) filter (where d.kind = 'LOGIN'))::int`,
  },
}

/** Line of a log that is gone. */
export interface DeletedLine {
  kind: LogKind
  id: string
}

/** Record of the deletion of a line, within the actor's reach. */
export const findDeletion = async (
  em: Em,
  actor: Actor,
  { kind, id }: DeletedLine,
  fields?: ReadonlySet<string>,
): Promise<LogDeletionView | undefined> =>
  isId(id)
    ? readOne<LogDeletionView>(em, actor, deletionList, sql`d.kind = ${kind} and d.log_id = ${id}`, fields)
    : undefined

/** Deletions from the logs in a spreadsheet. */
export const deletionSheet = sheetOf('LogDeletion', deletionTable, {
  title: texts.deletions,
  permission: 'sys:log:index',
  spec: deletionList,
})

/** Statement that deletes a line and returns the columns that its deletion keeps, by log. */
const taken: Record<LogKind, (companyId: string, id: string) => Sql> = {
  [LogKind.OPERATION]: (companyId, id) => sql`
    delete from operation_log l where l.company_id = ${companyId} and l.id = ${id}
    returning l.id, l.user_id, l.create_by as name, l.created_at, to_jsonb(l) as content`,
  [LogKind.LOGIN]: (companyId, id) => sql`
    delete from login_log l where l.company_id = ${companyId} and l.id = ${id}
    returning l.id, l.user_id, coalesce((select u.name from app_user u where u.id = l.user_id), l.create_by) as name,
      l.created_at, to_jsonb(l) as content`,
}

/**
 * Deletes a line of a log and records its content and the people in one statement. NOT_FOUND for lines of other
 * companies.
 */
export async function takeOut({ em, actor, now }: Tx, kind: LogKind, id: string): Promise<void> {
  const { companyId, userId, name, request } = actor
  const kept = isId(id)
    ? await firstRow(
        em,
        sql`with gone as (${taken[kind](companyId, id)})
            insert into log_deletion
              (company_id, id, kind, log_id, of_user_id, of_name, logged_at, content, user_id, create_by, remote_addr, created_at)
            select ${companyId}, ${newId()}, ${kind}, g.id, g.user_id, g.name, g.created_at, g.content, ${userId}, ${name},
              ${request.address}, ${now} from gone g
            returning id`,
      )
    : undefined
  if (!kept) throw new DomainError('NOT_FOUND', { what: texts[kind] })
}
