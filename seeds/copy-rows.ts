import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { TRUSTED } from './copy.ts'
import { CopyRefusal } from './new-database.ts'

/**
 * Tables with the columns that are written, and none of a partition's own. Notes of changes name transactions of their
 * database, and say nothing in another one.
 */
export const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migration', 'change_note')
  group by c.relname order by c.relname`

/** Triggers that run for every writer, even for rows that are copied. */
const ALWAYS = `
  select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgenabled = 'A' and not t.tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition`

export const SEQUENCES = `select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename`

export interface Table {
  name: string
  columns: string[]
}

/**
 * Copies the rows of every table from one database into another that has none, in one transaction. The queue of jobs is
 * left out: the program fills it from tables of ours, which hold tasks and messages. Gives the rows of each table;
 * throws a CopyRefusal when something differs.
 */
export async function copyRows(from: Client, to: Client): Promise<[table: string, rows: number][]> {
  await refuseOtherVersion(from, to)
  const { rows: filled } = await to.query<{ filled: boolean }>('select exists (select from company) as filled')
  if (filled[0]?.filled) throw new CopyRefusal('目标数据库已有公司：数据只复制到空的数据库中')
  const { rows: tables } = await to.query<Table>(TABLES)
  await from.query('begin isolation level repeatable read read only')
  await to.query('begin')
  try {
    // Rows are copied without firing triggers: rows made by triggers are copied as well.
    await to.query(TRUSTED)
    const { rows: triggers } = await to.query<{ table: string; name: string }>(ALWAYS)
    const setTriggers = async (state: string) => {
      for (const { table, name } of triggers) {
        await to.query(`alter table ${to.escapeIdentifier(table)} ${state} trigger ${to.escapeIdentifier(name)}`)
      }
    }
    await setTriggers('disable')
    // Migrations bring rows of their own, which come from there as well.
    await to.query(`truncate ${tables.map(({ name }) => to.escapeIdentifier(name)).join(', ')}`)
    const copied: [string, number][] = []
    for (const table of tables) copied.push([table.name, await copyTable(from, to, table)])
    await setTriggers('enable always')
    await copySequences(from, to)
    await to.query('commit')
    return copied
  } catch (error) {
    await to.query('rollback')
    throw error
  } finally {
    await from.query('rollback')
  }
}

async function refuseOtherVersion(from: Client, to: Client): Promise<void> {
  const { rows: table } = await from.query("select from pg_class where oid = to_regclass('public.migration')")
  if (table.length === 0) throw new CopyRefusal('来源数据库不是本程序的数据库')
  const migrations = async (client: Client) =>
    (await client.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name)
  const [theirs, ours] = [await migrations(from), await migrations(to)]
  if (theirs.join() !== ours.join()) {
    throw new CopyRefusal(
      `来源数据库的版本（${theirs.at(-1)}）与本程序（${ours.at(-1)}）不同：请先用与本程序同期的旧版本启动一次，完成升级`,
    )
  }
}

async function copyTable(from: Client, to: Client, { name, columns }: Table): Promise<number> {
  const table = to.escapeIdentifier(name)
  const listed = columns.map((column) => to.escapeIdentifier(column)).join(', ')
  const target = to.query(copyFrom(`copy ${table} (${listed}) from stdin`))
  await pipeline(from.query(copyTo(`copy (select ${listed} from ${table}) to stdout`)), target)
  const [there, here] = [await countOf(from, table), await countOf(to, table)]
  if (there !== here) throw new Error(`${name} has ${there} rows there and ${here} here`)
  return here
}

export async function countOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${table}`)
  return Number(rows[0]?.count)
}

async function copySequences(from: Client, to: Client): Promise<void> {
  const { rows: sequences } = await to.query<{ name: string }>(SEQUENCES)
  for (const { name } of sequences) {
    const sequence = to.escapeIdentifier(name)
    const { rows } = await from.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${sequence}`,
    )
    await to.query('select setval($1, $2, $3)', [sequence, rows[0]?.last, rows[0]?.called])
  }
}
