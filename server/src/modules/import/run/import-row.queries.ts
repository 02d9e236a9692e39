import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf } from '../../../kernel/fields.js'
import { flagged, oneOf } from '../../../kernel/list/filters.js'
import { type ListSpec, meantBy, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { ImportDefinition, Values } from '../definition.js'
import { importRowTable } from './fields.js'
import type { ImportChange, ImportIssue, ImportOutcome, ImportRowFilter } from './import.view.js'
import { type ImportTables, ofKind, tablesOf } from './tables.sql.js'

export type ImportRowList = ListSpec<ImportRowFilter, 'LINE'>

/** List of an import's rows: outcomes, and the columns that the definition shows. */
export function importRowList(definition: Pick<ImportDefinition, 'name' | 'kind' | 'shown'>): ImportRowList {
  const tables = tablesOf(definition)
  const { rows: table, tasks, targetId, targetNo, target } = tables
  const { shown } = definition
  return {
    from: sql`${table} r`,
    alias: 'r',
    fields: {
      ...importRowTable,
      // Number of the line, which is no cell.
      id: { kind: 'text' },
      ...Object.fromEntries([...shown, `${target}No`].map((key) => [key, { kind: 'text' as const }])),
      [`${target}Id`]: { kind: 'id' },
    },
    columns: {
      id: sql`r.import_id || ':' || r.line`,
      ...columnsOf('r', importRowTable),
      ...Object.fromEntries(shown.map((key) => [key, sql`r.cells ->> ${key}::text`])),
      issues: sql`r.issues`,
      changes: sql`r.changes`,
      [`${target}Id`]: sql`r.${targetId}`,
      [`${target}No`]: sql`r.${targetNo}`,
      cells: sql`r.cells`,
    },
    always: ['id'],
    sorts: { LINE: sql`r.line` },
    defaultSort: { field: 'LINE', direction: 'ASC' },
    tieBreak: sql`r.line`,
    // Rows of one kind alone: members may have the permission for one kind of the shared table and not for others.
    scope: (actor) =>
      tables.kind === null
        ? sql`r.company_id = ${actor.companyId}`
        : sql`r.company_id = ${actor.companyId} and r.import_id in (select id from ${tasks} where company_id = ${actor.companyId} and ${ofKind(tables)})`,
    where: (filter) => [
      isId(filter.importId) ? sql`r.import_id = ${filter.importId}` : sql`false`,
      ...oneOf(sql`r.outcome`, filter.outcome, 'filter.outcome'),
      ...flagged(sql`r.done`, filter.done),
    ],
    summary: {
      doneCount: sql`count(*) filter (where r.done)::int`,
      refusedCount: sql`count(*) filter (where r.outcome = 'REFUSED')::int`,
    },
  }
}

/** The lines of the rows that a filter finds. */
export async function findLines(em: Em, actor: Actor, list: ImportRowList, filter: ImportRowFilter): Promise<number[]> {
  const { where } = await meantBy(em, actor, list, filter)
  const found = await rows<{ line: number }>(em, sql`select r.line from ${list.from} where ${where} order by r.line`)
  return found.map(({ line }) => line)
}

/** The rows of an import at these lines, in their order. */
export const rowsAt = <View>(
  em: Em,
  actor: Actor,
  list: ImportRowList,
  importId: string,
  lines: number[],
): Promise<View[]> =>
  readWhere<View>(em, actor, list, sql`r.import_id = ${importId} and r.line = any(${lines}::integer[])`)

/** Outcome of a row, or its forecast. */
export interface RowResult {
  line: number
  outcome: ImportOutcome
  done: boolean
  issues: ImportIssue[]
  changes: ImportChange[]
  /** Record that the row created or updated. */
  targetId: string | null
  targetNo: string | null
}

export interface NewRow extends RowResult {
  cells: Values<string>
}

const SHAPE = sql`line integer, outcome text, done boolean, issues jsonb, changes jsonb, "targetId" uuid, "targetNo" text`

export async function insertRows(
  { em, actor }: Tx,
  tables: ImportTables,
  importId: string,
  all: readonly NewRow[],
): Promise<void> {
  await rows(
    em,
    sql`insert into ${tables.rows} (company_id, import_id, line, outcome, done, cells, issues, changes, ${tables.targetId}, ${tables.targetNo})
        select ${actor.companyId}, ${importId}, r.line, r.outcome, r.done, r.cells, r.issues, r.changes, r."targetId", r."targetNo"
        from json_to_recordset(${JSON.stringify(all)}::json) as r(cells jsonb, ${SHAPE})`,
  )
}

export async function updateRows(
  { em, actor }: Tx,
  tables: ImportTables,
  importId: string,
  all: readonly RowResult[],
): Promise<void> {
  if (all.length === 0) return
  await rows(
    em,
    sql`update ${tables.rows} t set outcome = r.outcome, done = r.done, issues = r.issues, changes = r.changes,
          ${tables.targetId} = r."targetId", ${tables.targetNo} = r."targetNo"
        from json_to_recordset(${JSON.stringify(all)}::json) as r(${SHAPE})
        where t.company_id = ${actor.companyId} and t.import_id = ${importId} and t.line = r.line`,
  )
}

/** Outcomes of an import's rows, the first `limit` after a line. */
export function rowsBehind(
  em: Em,
  actor: Actor,
  tables: ImportTables,
  importId: string,
  line: number,
  limit: number,
): Promise<NewRow[]> {
  return rows<NewRow>(
    em,
    sql`select r.line, r.outcome, r.done, r.cells, r.issues, r.changes, r.${tables.targetId} as "targetId", r.${tables.targetNo} as "targetNo"
        from ${tables.rows} r
        where r.company_id = ${actor.companyId} and r.import_id = ${importId} and r.line > ${line} order by r.line limit ${limit}`,
  )
}

export interface WaitingRow {
  line: number
  outcome: 'CREATE' | 'UPDATE'
  cells: Values<string>
}

/** Last row of a piece. */
export type RowPlace = Pick<WaitingRow, 'outcome' | 'line'>

/**
 * Next rows to create or update, all of one kind, so that a piece locks in one order. The search starts after the last
 * piece and so skips finished rows. When it finds none, all rows are searched, since some may have been left out or
 * have changed kind.
 */
export async function nextRows(
  tx: Tx,
  tables: ImportTables,
  importId: string,
  limit: number,
  last?: RowPlace,
): Promise<WaitingRow[]> {
  const { companyId } = tx.actor
  const behind = last ? await waiting(tx, tables, importId, sql`${last.outcome} and r.line > ${last.line}`, limit) : []
  if (behind.length > 0) return behind
  const first = sql`(select min(outcome) from ${tables.rows}
    where company_id = ${companyId} and import_id = ${importId} and not done and outcome in ('CREATE', 'UPDATE'))`
  return waiting(tx, tables, importId, first, limit)
}

const waiting = (
  { em, actor }: Tx,
  tables: ImportTables,
  importId: string,
  outcome: Sql,
  limit: number,
): Promise<WaitingRow[]> =>
  rows<WaitingRow>(
    em,
    sql`select r.line, r.outcome, r.cells from ${tables.rows} r
        where r.company_id = ${actor.companyId} and r.import_id = ${importId} and not r.done and r.outcome = ${outcome}
        order by r.line limit ${limit}`,
  )

/** Updates the counts of a locked import by the results of rows that were to be created or updated. */
export async function countResults(
  { em, actor }: Tx,
  tables: ImportTables,
  importId: string,
  from: WaitingRow['outcome'],
  results: readonly RowResult[],
): Promise<void> {
  const before = { outcome: from, done: false }
  const moved = (counts: (row: Pick<RowResult, 'outcome' | 'done'>) => boolean): number =>
    results.filter(counts).length - (counts(before) ? results.length : 0)
  const of = (kind: RowResult['outcome']) => moved(({ outcome }) => outcome === kind)
  await rows(
    em,
    sql`update ${tables.tasks} set create_count = create_count + ${of('CREATE')}::int, update_count = update_count + ${of('UPDATE')}::int,
          unchanged_count = unchanged_count + ${of('UNCHANGED')}::int, refused_count = refused_count + ${of('REFUSED')}::int,
          pending_count = pending_count + ${moved(({ outcome, done }) => !done && (outcome === 'CREATE' || outcome === 'UPDATE'))}::int
        where company_id = ${actor.companyId} and id = ${importId}`,
  )
}

/** Counts the rows of an import. */
export async function recount({ em, actor }: Tx, tables: ImportTables, importId: string): Promise<void> {
  const { companyId } = actor
  await rows(
    em,
    sql`update ${tables.tasks} i set (total, create_count, update_count, unchanged_count, refused_count, pending_count) = (
          select count(*), count(*) filter (where r.outcome = 'CREATE'), count(*) filter (where r.outcome = 'UPDATE'),
            count(*) filter (where r.outcome = 'UNCHANGED'), count(*) filter (where r.outcome = 'REFUSED'),
            count(*) filter (where r.outcome in ('CREATE', 'UPDATE') and not r.done)
          from ${tables.rows} r where r.company_id = ${companyId} and r.import_id = ${importId})
        where i.company_id = ${companyId} and i.id = ${importId}`,
  )
}
