import { type Compilable, CompiledQuery, type Expression, sql as expression, type QueryResult } from 'kysely'
import type { Em } from '../../platform/database/database.js'
import { DomainError } from '../errors.js'
import { isId } from '../values/id.js'
import { databaseError } from './database-error.js'
import { ofOneCompany } from './one-company.js'
import { sqlState } from './sql-state.js'

/**
 * A piece of SQL: texts, and between them the values to bind. A request puts dozens of pieces together; the nodes of a
 * query builder, and walking them, would cost many times as much.
 */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
  ) {}

  /** The whole text, with $1, $2 … where the values go. */
  get text(): string {
    return this.texts.reduce((before, text, at) => `${before}$${at}${text}`)
  }
}

/** Puts pieces together; what is no piece is bound as a value. */
export function sql(strings: readonly string[], ...parts: unknown[]): Sql {
  if (parts.length === 0) return new Sql(strings, [])
  const line = new Line()
  for (let at = 0; at < parts.length; at++) {
    line.add(strings[at] ?? '')
    line.put(parts[at])
  }
  line.add(strings[parts.length] ?? '')
  return line.whole()
}

/** A piece in the making. */
class Line {
  private readonly texts: string[] = []
  private readonly values: unknown[] = []
  private open = ''

  add(text: string): void {
    this.open += text
  }

  put(part: unknown): void {
    if (part instanceof Sql) {
      const { texts, values } = part
      this.open += texts[0] ?? ''
      for (let at = 0; at < values.length; at++) this.bind(values[at], texts[at + 1])
    } else this.bind(part)
  }

  whole(): Sql {
    this.texts.push(this.open)
    return new Sql(this.texts, this.values)
  }

  private bind(value: unknown, after = ''): void {
    this.texts.push(this.open)
    this.values.push(value)
    this.open = after
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const comma = new Sql([', '], [])

/** Text as it is: never from outside. */
sql.raw = (text: string): Sql => new Sql([text], [])

/** A quoted name, with its table: `w.company_id`. */
sql.ref = (name: string): Sql => sql.raw(name.split('.').map(quoted).join('.'))

sql.join = (parts: readonly unknown[], separator = comma): Sql => {
  const line = new Line()
  for (let at = 0; at < parts.length; at++) {
    if (at > 0) line.put(separator)
    line.put(parts[at])
  }
  return line.whole()
}

/** Runs one statement with bound parameters, inside the transaction of `em` where it has one. */
export async function rows<Row>(em: Em, statement: Statement<Row>): Promise<Row[]> {
  const result = await execute(em, statement)
  return result.rows as Row[]
}

/** Text put together here, or what a builder of `em.getKysely()` has put together. Only here they are run, so that all fail alike. */
export type Statement<Row = unknown> = Sql | Compilable<Row>

/** The first row of a statement, or undefined when it has none. */
export async function firstRow<Row>(em: Em, statement: Statement<Row>): Promise<Row | undefined> {
  return (await rows<Row>(em, statement))[0]
}

/**
 * How many rows a statement wrote that gives none back itself. They are counted as they come back: the number that a node reports of
 * `insert … select … on conflict do nothing` may be that of the rows it was given.
 */
export async function affected(em: Em, statement: Sql): Promise<number> {
  return (await rows(em, sql`${statement} returning true`)).length
}

/** character_not_in_repertoire, untranslatable_character: text with a NUL in it, which no table can hold. */
const UNSTORABLE = new Set(['22021', '22P05'])

async function execute(em: Em, statement: Statement): Promise<QueryResult<unknown>> {
  try {
    return await em.getKysely().executeQuery(compiled(statement))
  } catch (error) {
    if (UNSTORABLE.has(sqlState(error) ?? '')) throw new DomainError('BAD_REQUEST')
    throw databaseError(error)
  }
}

const compiled = (statement: Statement): CompiledQuery =>
  statement instanceof Sql
    ? CompiledQuery.raw(ofOneCompany(statement.text, statement.values), [...statement.values])
    : statement.compile()

/** `and` of conditions; none is true. */
export function all(conditions: Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** `column = any(list)` with one bound array, so that the text does not change with the length; what is no id names no row. */
export const inUuids = (column: Sql, ids: readonly string[]): Sql => sql`${column} = any(${ids.filter(isId)}::uuid[])`
/** The same of texts. */
export const inTexts = (column: Sql, texts: readonly string[]): Sql => sql`${column} = any(${[...texts]}::text[])`

/** What a typed statement compares a key with: `where('id', '=', anyId(ids))`, with one bound array as well. */
export const anyId = (ids: readonly string[]): Expression<string> => expression`any(${ids.filter(isId)}::uuid[])`
/** How many rows a typed statement finds: `select(count)`. */
export const count = expression<number>`count(*)::int`.as('count')
/** What a typed statement compares a point in time with, which the tables give as text. */
export const at = (moment: Date): Expression<string> => expression`${moment}`

/**
 * A value that the planner is not shown. Shown it, it may find that a plan for this value alone would be cheaper than the one it keeps, and
 * make one for every request, which takes longer than any statement that reads few rows. For conditions that are always few rows.
 */
export const unseenText = (value: string): Sql => sql`(select ${value}::text)`
/** The same of a list of texts. */
export const unseenTexts = (values: readonly string[]): Sql => sql`(select ${[...values]}::text[])::text[]`

/** Rows that are given column by column, `from columnsOf(…) as t(a, b)`: PostgreSQL reads them in a third of the time that JSON takes. */
export const columnsOf = (columns: readonly { type: string; values: readonly unknown[] }[]): Sql =>
  sql`unnest(${sql.join(columns.map(({ type, values }) => sql`${values}::${sql.raw(type)}[]`))})`

/** LIKE pattern that finds `text` anywhere, with its wildcards taken literally. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
