import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { flagged, oneOf } from '../../../kernel/list/filters.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import { all, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import type { ColumnKey } from './columns.js'
import type { WaybillImportOutcome } from './import.enums.js'
import type {
  WaybillImportChange,
  WaybillImportIssue,
  WaybillImportRowFilter,
  WaybillImportRowView,
} from './import.view.js'

const cell = (key: ColumnKey): Sql => sql`r.cells ->> ${key}::text`

export const importRowList: ListSpec<WaybillImportRowFilter, 'LINE'> = {
  from: sql`waybill_import_row r`,
  alias: 'r',
  columns: {
    id: sql`r.import_id || ':' || r.line`,
    line: sql`r.line`,
    outcome: sql`r.outcome`,
    done: sql`r.done`,
    no: cell('no'),
    projectName: cell('projectName'),
    truckCode: cell('truckCode'),
    goDatetime: cell('goDatetime'),
    issues: sql`r.issues`,
    changes: sql`r.changes`,
    waybillId: sql`r.waybill_id`,
    waybillNo: sql`r.waybill_no`,
    cells: sql`r.cells`,
  },
  always: ['id'],
  sorts: { LINE: sql`r.line` },
  defaultSort: { field: 'LINE', direction: 'ASC' },
  tieBreak: sql`r.line`,
  scope: (actor) => sql`r.company_id = ${actor.companyId}`,
  where: (filter) => [
    isId(filter.importId) ? sql`r.import_id = ${filter.importId}` : sql`false`,
    ...oneOf(sql`r.outcome`, filter.outcome, 'filter.outcome'),
    ...flagged(sql`r.done`, filter.done),
  ],
}

/** The lines of the rows that a filter finds. */
export async function findLines(em: Em, actor: Actor, filter: WaybillImportRowFilter): Promise<number[]> {
  const where = all([importRowList.scope(actor), ...importRowList.where(filter, actor)])
  const found = await rows<{ line: number }>(
    em,
    sql`select r.line from waybill_import_row r where ${where} order by r.line`,
  )
  return found.map(({ line }) => line)
}

/** The rows of an import at these lines, in their order. */
export const rowsAt = (em: Em, actor: Actor, importId: string, lines: number[]): Promise<WaybillImportRowView[]> =>
  readWhere(em, actor, importRowList, sql`r.import_id = ${importId} and r.line = any(${lines}::integer[])`)

/** What is known of a row, or has become of it. */
export interface RowResult {
  line: number
  outcome: `${WaybillImportOutcome}`
  done: boolean
  issues: WaybillImportIssue[]
  changes: WaybillImportChange[]
  waybillId: string | null
  waybillNo: string | null
}

export interface NewRow extends RowResult {
  cells: Partial<Record<ColumnKey, string>>
}

const SHAPE = sql`line integer, outcome text, done boolean, issues jsonb, changes jsonb, "waybillId" uuid, "waybillNo" text`

export async function insertRows({ em, actor }: Tx, importId: string, all: readonly NewRow[]): Promise<void> {
  await rows(
    em,
    sql`insert into waybill_import_row (company_id, import_id, line, outcome, done, cells, issues, changes, waybill_id, waybill_no)
        select ${actor.companyId}, ${importId}, r.line, r.outcome, r.done, r.cells, r.issues, r.changes, r."waybillId", r."waybillNo"
        from json_to_recordset(${JSON.stringify(all)}::json) as r(cells jsonb, ${SHAPE})`,
  )
}

export async function updateRows({ em, actor }: Tx, importId: string, all: readonly RowResult[]): Promise<void> {
  if (all.length === 0) return
  await rows(
    em,
    sql`update waybill_import_row t set outcome = r.outcome, done = r.done, issues = r.issues, changes = r.changes,
          waybill_id = r."waybillId", waybill_no = r."waybillNo"
        from json_to_recordset(${JSON.stringify(all)}::json) as r(${SHAPE})
        where t.company_id = ${actor.companyId} and t.import_id = ${importId} and t.line = r.line`,
  )
}

/** What became of the rows of an import, the first `limit` behind a line. */
export function rowsBehind(em: Em, actor: Actor, importId: string, line: number, limit: number): Promise<NewRow[]> {
  return rows<NewRow>(
    em,
    sql`select r.line, r.outcome, r.done, r.cells, r.issues, r.changes, r.waybill_id as "waybillId", r.waybill_no as "waybillNo"
        from waybill_import_row r
        where r.company_id = ${actor.companyId} and r.import_id = ${importId} and r.line > ${line} order by r.line limit ${limit}`,
  )
}

export interface WaitingRow {
  line: number
  outcome: 'CREATE' | 'UPDATE'
  cells: Partial<Record<ColumnKey, string>>
}

/** The last row of a piece. */
export type RowPlace = Pick<WaitingRow, 'outcome' | 'line'>

/**
 * The next rows that are to be created or updated and are not yet: of one kind, so that a piece locks in one order. Those behind the last
 * piece are found without passing by all that is done; when there are none, every row is looked at, since some may have been left
 * out or become the other kind.
 */
export async function nextRows(tx: Tx, importId: string, limit: number, last?: RowPlace): Promise<WaitingRow[]> {
  const { companyId } = tx.actor
  const behind = last ? await waiting(tx, importId, sql`${last.outcome} and r.line > ${last.line}`, limit) : []
  if (behind.length > 0) return behind
  const first = sql`(select min(outcome) from waybill_import_row
    where company_id = ${companyId} and import_id = ${importId} and not done and outcome in ('CREATE', 'UPDATE'))`
  return waiting(tx, importId, first, limit)
}

const waiting = ({ em, actor }: Tx, importId: string, outcome: Sql, limit: number): Promise<WaitingRow[]> =>
  rows<WaitingRow>(
    em,
    sql`select r.line, r.outcome, r.cells from waybill_import_row r
        where r.company_id = ${actor.companyId} and r.import_id = ${importId} and not r.done and r.outcome = ${outcome}
        order by r.line limit ${limit}`,
  )

/** Moves the counts of an import, which the caller holds, by what became of rows that were to be created or updated. */
export async function countResults(
  { em, actor }: Tx,
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
    sql`update waybill_import set create_count = create_count + ${of('CREATE')}::int, update_count = update_count + ${of('UPDATE')}::int,
          unchanged_count = unchanged_count + ${of('UNCHANGED')}::int, refused_count = refused_count + ${of('REFUSED')}::int,
          pending_count = pending_count + ${moved(({ outcome, done }) => !done && (outcome === 'CREATE' || outcome === 'UPDATE'))}::int
        where company_id = ${actor.companyId} and id = ${importId}`,
  )
}

/** Counts the rows of an import. */
export async function recount({ em, actor }: Tx, importId: string): Promise<void> {
  const { companyId } = actor
  await rows(
    em,
    sql`update waybill_import i set (total, create_count, update_count, unchanged_count, refused_count, pending_count) = (
          select count(*), count(*) filter (where r.outcome = 'CREATE'), count(*) filter (where r.outcome = 'UPDATE'),
            count(*) filter (where r.outcome = 'UNCHANGED'), count(*) filter (where r.outcome = 'REFUSED'),
            count(*) filter (where r.outcome in ('CREATE', 'UPDATE') and not r.done)
          from waybill_import_row r where r.company_id = ${companyId} and r.import_id = ${importId})
        where i.company_id = ${companyId} and i.id = ${importId}`,
  )
}
