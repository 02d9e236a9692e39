import type { Em } from '../../kernel/sql/database.js'
import { rows, sql } from '../../kernel/sql/sql.js'

/** Every company, for what goes over all of them one by one: their rows may lie on nodes of their own (docs/adr/0030). */
export const companyIds = async (em: Em): Promise<string[]> =>
  (await rows<{ id: string }>(em, sql`select id from company order by id`)).map(({ id }) => id)
