import { rows, sql } from '@tufang/server/kernel/sql'
import { testDatabase } from './database'
import { rowsOf } from './rows'

/** Logs record refusals too; sessions and codes belong to whoever asks. */
const LOGS = ['operation_log', 'login_log', 'session', 'sms_code', 'sms_phone', 'spent_refresh_token', 'migration']

/** Count and fingerprint of every table, so that two looks tell whether anything was written between them. */
export async function contentOfDatabase(): Promise<Record<string, string>> {
  const em = (await testDatabase()).em.fork()
  const tables = await rows<{ name: string }>(
    em,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${LOGS}::text[]) order by 1`,
  )
  const looks = tables.map(
    ({ name }) => sql`select ${name}::text as name,
      count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as content from ${sql.ref(name)} t`,
  )
  const found = await rowsOf<{ name: string; content: string }>(sql.join(looks, sql` union all `))
  return Object.fromEntries(found.map(({ name, content }) => [name, content]))
}
