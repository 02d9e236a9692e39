import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'

/** Creates the partition for a month (yyyy-MM) if it is missing. */
export async function createMonth(em: Em, month: string): Promise<void> {
  await beyondCompany(() => rows(em, sql`select track_month_create(${`${month}-01`}::date)`))
}
