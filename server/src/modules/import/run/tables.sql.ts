import { type Sql, sql } from '../../../kernel/sql/sql.js'
import type { ImportDefinition } from '../definition.js'

/** The tables of a kind of import, by its name. */
export interface ImportTables {
  task: `${string}_import`
  /** The same, to be put into a statement. */
  tasks: Sql
  rows: Sql
  /** Of what a row became. */
  targetId: Sql
  targetNo: Sql
}

export const tablesOf = ({ name }: Pick<ImportDefinition, 'name'>): ImportTables => ({
  task: `${name}_import`,
  tasks: sql.ref(`${name}_import`),
  rows: sql.ref(`${name}_import_row`),
  targetId: sql.ref(`${name}_id`),
  targetNo: sql.ref(`${name}_no`),
})
