import type { Actor } from '../../kernel/command/actor.js'
import { oneOf } from '../../kernel/list/filters.js'
import type { ListSpec } from '../../kernel/list/list.js'
import type { Em } from '../../kernel/sql/database.js'
import { firstRow, inTexts, sql } from '../../kernel/sql/sql.js'
import { isId } from '../../kernel/values/id.js'
import { DataImportKind, importList, tablesOf } from '../import/index.js'
import type { DataImportFilter } from './data-import.view.js'

/** List over the columns of any one kind, since all kinds share their tables. */
const ofOne = importList(tablesOf({ name: 'data', kind: DataImportKind.TRUCK }))

/** Imports of a company of these kinds. */
export const dataImportList = (kinds: readonly string[]): ListSpec<DataImportFilter, 'CREATE_TIME'> => ({
  ...ofOne,
  scope: (actor) => sql`i.company_id = ${actor.companyId} and ${inTexts(sql`i.kind`, kinds)}`,
  where: (filter, actor) => [...ofOne.where(filter, actor), ...oneOf(sql`i.kind`, filter.kind, 'filter.kind')],
})

/** Kind of an import of the company. */
export async function kindOfImport(em: Em, { companyId }: Actor, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const row = await firstRow<{ kind: string }>(
    em,
    sql`select kind from data_import where company_id = ${companyId} and id = ${id}`,
  )
  return row?.kind
}
