import type { Em } from '@tufang/server/kernel/sql/database'
import { rows, type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { testDatabase } from './database'
import { tablesWritten } from './writes'

type Content = Record<string, string>

/** Tables of logs, sessions, codes and mutes, which refusals and readers write too, and of notes of any change. */
const LOGS = [
  'operation_log',
  'operation_log_count',
  'login_log',
  'login_log_count',
  'session',
  'captcha',
  'password_try',
  'password_login',
  'sms_code',
  'sms_phone',
  'sms_try',
  'outbox',
  'message_mute',
  'spent_refresh_token',
  'change_note',
  'migration',
]

const FINGERPRINT = sql`count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '')`

/** Content of this worker's database at the last look. */
let content: Content = {}

/**
 * Count and fingerprint of every table, or of one company's rows, so that two looks show the written tables. Of the
 * whole database only tables written since the last look are read again.
 */
export async function contentOfDatabase(company?: { id: string }): Promise<Content> {
  const em = (await testDatabase()).em.fork()
  if (company) return look(em, await tablesOf(em, company), sql`t.company_id = ${company.id}`)
  const written = await tablesWritten()
  if (!written) content = await look(em, await tablesOf(em))
  else if (written.size > 0) {
    const again = Object.keys(content).filter((name) => written.has(name))
    content = { ...content, ...(await look(em, again)) }
  }
  return content
}

/** The tables that hold other rows after `work` than before. */
export async function tablesChangedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await contentOfDatabase()
  await work()
  const after = await contentOfDatabase()
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

async function look(em: Em, tables: string[], own: Sql = sql`true`): Promise<Content> {
  if (tables.length === 0) return {}
  const looks = tables.map(
    (name) => sql`select ${name}::text as name, ${FINGERPRINT} as content from ${sql.ref(name)} t where ${own}`,
  )
  const found = await rows<{ name: string; content: string }>(em, sql.join(looks, sql` union all `))
  return Object.fromEntries(found.map(({ name, content }) => [name, content]))
}

async function tablesOf(em: Em, company?: { id: string }): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    em,
    sql`select t.table_name as name from information_schema.tables t
        where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> all(${LOGS}::text[]) and (
          ${company === undefined} or exists (select from information_schema.columns c
            where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'company_id'))
        order by 1`,
  )
  return tables.map(({ name }) => name)
}
