import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf } from '../../../kernel/fields.js'
import { holds, oneOf, within } from '../../../kernel/list/filters.js'
import { summedOf } from '../../../kernel/list/left-out.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { isOpen } from '../../../platform/jobs/task.queries.js'
import { importSums, importTable } from './fields.js'
import type { ImportFilter, ImportStatus, ImportView } from './import.view.js'
import { type ImportTables, ofKind } from './tables.sql.js'

export type ImportList = ListSpec<ImportFilter, 'CREATE_TIME'>

/** Imports of a company, for all who may import. In a shared table each import also has its kind. */
export const importList = ({ tasks, kind }: ImportTables): ImportList => ({
  from: sql`${tasks} i`,
  alias: 'i',
  fields: kind === null ? importTable : { ...importTable, kind: { kind: 'text' } },
  columns: {
    ...columnsOf('i', importTable),
    ...(kind === null ? {} : { kind: sql`i.kind` }),
    unknownHeadings: sql`i.unknown_headings`,
    sameFileTime: sql`(select max(o.committed_at) from ${tasks} o
      where o.company_id = i.company_id and o.sha256 = i.sha256 and o.created_at < i.created_at)`,
  },
  needs: { allowedActions: ['status', 'pendingCount', ...(kind === null ? [] : ['kind'])], reportUrl: ['id'] },
  always: ['id'],
  sorts: { CREATE_TIME: sql`i.created_at` },
  defaultSort: { field: 'CREATE_TIME', direction: 'DESC' },
  tieBreak: sql`i.id`,
  scope: (actor) => sql`i.company_id = ${actor.companyId} and ${ofKind({ kind })}`,
  where: (filter) => [
    ...oneOf(sql`i.status`, filter.status, 'filter.status'),
    ...holds(sql`i.file_name`, filter.fileName),
    ...within(sql`i.created_at`, filter.createTime),
  ],
  summary: summedOf('i', importSums),
})

/** An import of the company that has not expired. */
export async function findImport(
  em: Em,
  actor: Actor,
  list: ImportList,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<ImportView | undefined> {
  return isId(id) ? readOne<ImportView>(em, actor, list, sql`i.id = ${id}`, fields) : undefined
}

/** The newest import of a person. */
export async function lastImportOf(em: Em, actor: Actor, tables: ImportTables): Promise<string | undefined> {
  const row = await firstRow<{ id: string }>(
    em,
    sql`select id from ${tables.tasks} where company_id = ${actor.companyId} and user_id = ${actor.userId} and ${ofKind(tables)}
        order by created_at desc, id desc limit 1`,
  )
  return row?.id
}

/** Open import of the same file. */
export async function findUnderWay(
  em: Em,
  actor: Actor,
  tables: ImportTables,
  sha256: string,
): Promise<string | undefined> {
  const row = await firstRow<{ id: string }>(
    em,
    sql`select id from ${tables.tasks}
        where company_id = ${actor.companyId} and sha256 = ${sha256} and status in ('QUEUED', 'RUNNING') and ${ofKind(tables)}
        order by created_at desc limit 1`,
  )
  return row?.id
}

export interface NewImport {
  fileId: string
  fileName: string
  fileSize: number
  sha256: string
  sheet: string
  headings: readonly (readonly [number, string])[]
  unknownHeadings: string[]
  status: `${ImportStatus}`
  expiresAt: Date
}

/** Inserts an import, before its rows. */
export async function insertImport(
  { em, actor, now }: Tx,
  { tasks, kind }: ImportTables,
  task: NewImport,
): Promise<string> {
  const id = newId()
  const [column, value] = kind === null ? [sql``, sql``] : [sql`kind, `, sql`${kind}, `]
  await rows(
    em,
    sql`insert into ${tasks} (${column}company_id, id, user_id, role_type, create_by, file_id, file_name, file_size, sha256, sheet, headings,
          unknown_headings, status, total, create_count, update_count, unchanged_count, refused_count, pending_count, created_at,
          committed_at, expires_at)
        values (${value}${actor.companyId}, ${id}, ${actor.userId}, ${actor.facts.roleType}, ${actor.name}, ${task.fileId}, ${task.fileName},
          ${task.fileSize}, ${task.sha256}, ${task.sheet}, ${JSON.stringify(task.headings)}::jsonb, ${task.unknownHeadings}::text[],
          ${task.status}, 0, 0, 0, 0, 0, 0, ${now}, ${task.status === 'QUEUED' ? now : null}, ${task.expiresAt})`,
  )
  return id
}

export interface LockedImport {
  status: `${ImportStatus}`
  pendingCount: number
}

export async function lockImport(
  { em, actor }: Tx,
  tables: ImportTables,
  id: string,
): Promise<LockedImport | undefined> {
  if (!isId(id)) return undefined
  return firstRow<LockedImport>(
    em,
    sql`select status, pending_count as "pendingCount" from ${tables.tasks}
        where company_id = ${actor.companyId} and id = ${id} and ${ofKind(tables)} for update`,
  )
}

/** Queues an import for the person who confirmed it; it runs with his permissions. */
export async function queueImport(
  { em, actor, now }: Tx,
  { tasks }: ImportTables,
  id: string,
  expiresAt: Date,
): Promise<void> {
  await rows(
    em,
    sql`update ${tasks} set status = 'QUEUED', run_id = null, error = null, finished_at = null, committed_at = ${now},
          user_id = ${actor.userId}, role_type = ${actor.facts.roleType}, expires_at = ${expiresAt}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function cancelImport({ em, actor, now }: Tx, { tasks }: ImportTables, id: string): Promise<void> {
  await rows(
    em,
    sql`update ${tasks} set status = 'CANCELLED', run_id = null, finished_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

/** Number of open imports that count towards the limit. Counting locks, so that the next request waits. */
export async function countOpen({ em, actor, now }: Tx, tables: ImportTables): Promise<number> {
  await inTurn(em, 'import', actor.companyId)
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from ${tables.tasks}
        where company_id = ${actor.companyId} and ${ofKind(tables)} and ${isOpen(now)}`,
  )
  return row?.count ?? 0
}

export const findExpired = (
  em: Em,
  tables: ImportTables,
  companyId: string,
  now: Date,
  limit: number,
): Promise<{ id: string }[]> =>
  rows(
    em,
    sql`select id from ${tables.tasks}
        where company_id = ${companyId} and expires_at <= ${now} and status not in ('QUEUED', 'RUNNING') and ${ofKind(tables)}
        order by expires_at limit ${limit}`,
  )

/** Deletes imports with their rows; their records stay. */
export const deleteImports = (em: Em, { tasks }: ImportTables, companyId: string, ids: string[]): Promise<number> =>
  affected(em, sql`delete from ${tasks} where company_id = ${companyId} and ${inUuids(sql`id`, ids)}`)
