import { type Sql, sql } from '../../../kernel/sql/sql.js'
import type { ImportDefinition } from '../definition.js'

/** Tables of an import: its own, or those that several kinds share. */
export interface ImportTables {
  task: `${string}_import`
  /** Table names for a statement. */
  tasks: Sql
  rows: Sql
  /** Columns with the id and number of the record that a row became. */
  targetId: Sql
  targetNo: Sql
  target: string
  /** Kind of its imports in the shared table; null for an import with its own table. */
  kind: string | null
}

const SHARED = 'data'

export function tablesOf({ name, kind }: Pick<ImportDefinition, 'name' | 'kind'>): ImportTables {
  const own = kind === undefined ? name : SHARED
  const target = kind === undefined ? name : 'target'
  return {
    task: `${own}_import`,
    tasks: sql.ref(`${own}_import`),
    rows: sql.ref(`${own}_import_row`),
    targetId: sql.ref(`${target}_id`),
    targetNo: sql.ref(`${target}_no`),
    target,
    kind: kind ?? null,
  }
}

/** Name and parameters of messages about such an import. */
export const messageOf = ({
  name,
  kind,
}: Pick<ImportDefinition, 'name' | 'kind'>): { entity: string; more: Readonly<Record<string, string>> } =>
  kind === undefined ? { entity: `${name}Import`, more: {} } : { entity: `${SHARED}Import`, more: { kind } }

/** Condition that an import of a table is of the kind. */
export const ofKind = ({ kind }: Pick<ImportTables, 'kind'>): Sql => (kind === null ? sql`true` : sql`kind = ${kind}`)
