import { rows, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'

export const companyIds = async (em: Em): Promise<string[]> =>
  (await rows<{ id: string }>(em, sql`select id from company order by id`)).map(({ id }) => id)
