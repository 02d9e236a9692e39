import type { Em } from '../../../kernel/sql/database.js'
import { rows } from '../../../kernel/sql/sql.js'

export const companyIds = async (em: Em): Promise<string[]> =>
  (await rows(em, em.getKysely().selectFrom('published_company').select('id').orderBy('id'))).map(({ id }) => id)
