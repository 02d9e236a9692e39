import { rows, type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { testDatabase } from './database'

type Value = string | number | boolean | Date | null | undefined | readonly string[]
export type Row = Record<string, Value>

const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Inserts one row given in camelCase and hands it back; what is undefined gets the column's default. */
export async function insert<Given extends object>(table: string, row: Given & Row): Promise<Given> {
  await insertAll(table, [row])
  return row
}

/** No statement has more bound values than this. */
const MAX_VALUES = 30_000

/** Inserts rows with the same keys, in one statement unless there are thousands. */
export async function insertAll(table: string, all: Row[]): Promise<void> {
  const [first] = all
  if (!first) return
  const keys = Object.keys(first)
  const columns = sql.join(keys.map((key) => sql.ref(columnOf(key))))
  const size = Math.floor(MAX_VALUES / keys.length)
  for (let at = 0; at < all.length; at += size) {
    const tuples = all.slice(at, at + size).map((row) => sql`(${sql.join(keys.map((key) => bound(row[key])))})`)
    await rowsOf(sql`insert into ${sql.ref(table)} (${columns}) values ${sql.join(tuples)}`)
  }
}

const bound = (value: Value): Sql => (value === undefined ? sql`default` : sql`${value}`)

/** Reads what a statement gives, for assertions that look behind the API. */
export async function rowsOf<Found>(statement: Sql): Promise<Found[]> {
  return rows<Found>((await testDatabase()).em.fork(), statement)
}

/** The first row of a statement that must give one. */
export async function rowOf<Found>(statement: Sql): Promise<Found> {
  const [row] = await rowsOf<Found>(statement)
  if (row === undefined) throw new Error('the statement gave no row')
  return row
}
