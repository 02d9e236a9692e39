import pg from 'pg'
import { SEQUENCES, TABLES, type Table } from '../../seeds/copy-rows'

const BY_COMPANY = 'company_id = any($1::uuid[])'
const OF_MEMBERS = 'in (select user_id from membership where company_id = any($1::uuid[]))'
/** Tables without a company. */
const BESIDES: Record<string, string> = {
  company: 'id = any($1::uuid[])',
  app_user: `id ${OF_MEMBERS}`,
  second_factor: `user_id ${OF_MEMBERS}`,
  recovery_code: `user_id ${OF_MEMBERS}`,
  third_party_account: `user_id ${OF_MEMBERS}`,
}

/** Triggers that fire for every writer, even for copied rows. */
const triggersThatAre = (enabled: 'A' | 'D') => `
  select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgenabled = '${enabled}' and not t.tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition`

/** Tables with rows of companies. */
async function tablesOf(client: pg.Client): Promise<(Table & { where: string })[]> {
  const { rows } = await client.query<Table>(TABLES)
  return rows.flatMap((table) => {
    const where = BESIDES[table.name] ?? (table.columns.includes('company_id') ? BY_COMPANY : undefined)
    return where ? [{ ...table, where }] : []
  })
}

async function setTriggers(client: pg.Client, state: 'disable' | 'enable always'): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(triggersThatAre(state === 'disable' ? 'A' : 'D'))
  for (const { table, name } of rows) await client.query(`alter table ${table} ${state} trigger ${name}`)
}

/** Copies all rows of some companies into a database of the same schema without rows of them. */
export async function carry(from: string, to: string, companies: readonly string[]): Promise<void> {
  const [source, target] = [new pg.Client({ connectionString: from }), new pg.Client({ connectionString: to })]
  await Promise.all([source.connect(), target.connect()])
  try {
    // Copies rows without triggers: nothing is computed again, and rows may come before the rows to which they refer.
    await target.query("set session_replication_role = 'replica'")
    await setTriggers(target, 'disable')
    for (const { name, columns, where } of await tablesOf(source)) {
      const { rows } = await source.query<{ all: string | null }>(
        `select jsonb_agg(to_jsonb(t))::text as all from ${name} t where ${where}`,
        [companies],
      )
      const all = rows[0]?.all
      const list = columns.map((column) => `"${column}"`).join(', ')
      if (all)
        await target.query(
          `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
          [all],
        )
    }
    await setTriggers(target, 'enable always')
    for (const { name } of (await target.query<{ name: string }>(SEQUENCES)).rows) {
      const { rows } = await source.query<{ last: string }>(`select last_value as last from ${name}`)
      await target.query('select setval($1, $2)', [name, rows[0]?.last])
    }
    // Clocks will be wrong by a day.
    await target.query(
      "update session set access_expires_at = now() + interval '1 year', refresh_expires_at = now() + interval '1 year'",
    )
    await target.query('analyze')
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}
