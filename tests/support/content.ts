import { rows, sql } from '@tufang/server/kernel/sql'
import { testDatabase } from './database'

/** Logs record refusals too; sessions and codes belong to whoever asks. */
const LOGS = ['operation_log', 'login_log', 'session', 'sms_code', 'sms_phone', 'spent_refresh_token', 'migration']

/** Count and fingerprint of every table, or of one company's rows, so that two looks tell whether anything was written. */
export async function contentOfDatabase(company?: { id: string }): Promise<Record<string, string>> {
  const em = (await testDatabase()).em.fork()
  const tables = await rows<{ name: string }>(
    em,
    sql`select t.table_name as name from information_schema.tables t
        where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> all(${LOGS}::text[]) and (
          ${company === undefined} or exists (select from information_schema.columns c
            where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'company_id'))
        order by 1`,
  )
  const own = company ? sql`t.company_id = ${company.id}` : sql`true`
  const looks = tables.map(
    ({ name }) => sql`select ${name}::text as name,
      count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as content from ${sql.ref(name)} t where ${own}`,
  )
  const found = await rows<{ name: string; content: string }>(em, sql.join(looks, sql` union all `))
  return Object.fromEntries(found.map(({ name, content }) => [name, content]))
}
