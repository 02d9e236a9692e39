import type { Em } from '../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../kernel/sql/sql.js'
import type { Company } from './session/session.types.js'

/** Every company there is, for work that goes from one to the next. */
export const companyIds = async (em: Em): Promise<string[]> =>
  (await rows(em, em.getKysely().selectFrom('published_company').select('id').orderBy('id'))).map(({ id }) => id)

/** Companies of ids, as their own people see them. */
export const companiesByIds = (em: Em, ids: readonly string[]): Promise<Company[]> =>
  rows<Company>(
    em,
    sql`select c.id, c.name, c.payee_check as "payeeCheck", c.authenticated_at is not null as authenticated
        from published_company c where ${inUuids(sql`c.id`, ids)}`,
  )
