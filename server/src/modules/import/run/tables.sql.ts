import { type Sql, sql } from '../../../kernel/sql/sql.js'
import type { ImportDefinition } from '../definition.js'

/** The tables of a kind of import: its own, by its name, or those that it shares. */
export interface ImportTables {
  task: `${string}_import`
  /** The same, to be put into a statement. */
  tasks: Sql
  rows: Sql
  /** Of what a row became: the columns, and what they are called. */
  targetId: Sql
  targetNo: Sql
  target: string
  /** What tells its imports from others of the same table; null where there are none. */
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

/** What messages about an import of the kind call it, and what else they say of it. */
export const messageOf = ({
  name,
  kind,
}: Pick<ImportDefinition, 'name' | 'kind'>): { entity: string; more: Readonly<Record<string, string>> } =>
  kind === undefined ? { entity: `${name}Import`, more: {} } : { entity: `${SHARED}Import`, more: { kind } }

/** Of the imports of a table those of the kind. */
export const ofKind = ({ kind }: Pick<ImportTables, 'kind'>): Sql => (kind === null ? sql`true` : sql`kind = ${kind}`)
