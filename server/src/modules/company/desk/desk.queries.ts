import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'

/** Id of the platform's own company; undefined before its first member. */
export const deskId = async (em: Em): Promise<string | undefined> =>
  (await firstRow<{ id: string }>(em, sql`select id from company where desk`))?.id

/** Id of the desk, which is created if missing. */
export async function openDesk(em: Em, name: string, now: Date): Promise<string> {
  await rows(
    em,
    sql`insert into company (id, name, desk, authenticated_at, created_at) values (${newId()}, ${name}, true, ${now}, ${now})
        on conflict (desk) where desk do nothing`,
  )
  const id = await deskId(em)
  if (id === undefined) throw new Error('the desk is gone')
  return id
}
