import { type Compilable, CompiledQuery, type Expression, sql as expression, type QueryResult } from 'kysely'
import { DomainError } from '../errors.js'
import { isId } from '../values/id.js'
import type { Em } from './database.js'
import { databaseError } from './database-error.js'
import { withinLimit } from './limit.js'
import { sqlState } from './sql-state.js'
import { BOUND, statementOf, textOf } from './statement.js'

/** A piece that comes so often stands for more than one request, and its text is put together once. */
const OFTEN = 4

/**
 * A piece of SQL: texts, and between them other pieces and values to bind. A request puts dozens of them together; the nodes of a query builder,
 * and walking them, would cost many times as much, and so would putting the texts together for each request (statement.ts).
 */
export class Sql {
  private gone = 0
  private plain: string | undefined

  constructor(
    private readonly texts: readonly string[],
    private readonly parts: readonly unknown[],
  ) {}

  /** The whole text, with $1, $2 … where the values go. */
  get text(): string {
    return textOf(this.whole().pieces)
  }

  get values(): readonly unknown[] {
    return this.whole().values
  }

  whole(): Line {
    const line = new Line()
    this.goAlong(line)
    return line
  }

  private goAlong(line: Line): void {
    const { texts, parts } = this
    if (parts.length > 0) {
      this.gone += 1
      if (this.gone === OFTEN) this.plain = this.whole().plain()
      if (this.plain !== undefined) {
        line.add(this.plain)
        return
      }
    }
    line.add(texts[0])
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]
      if (part instanceof Sql) part.goAlong(line)
      else line.bind(part)
      line.add(texts[at + 1])
    }
  }
}

/** The texts and values of a statement, in order. */
class Line {
  readonly pieces: (string | typeof BOUND)[] = []
  readonly values: unknown[] = []

  add(text: string | undefined): void {
    if (text) this.pieces.push(text)
  }

  bind(value: unknown): void {
    this.pieces.push(BOUND)
    this.values.push(value)
  }

  /** The text, where no value is bound. */
  plain(): string | undefined {
    return this.values.length === 0 ? textOf(this.pieces) : undefined
  }
}

/** Puts pieces together; what is no piece is bound as a value. */
export const sql = (strings: readonly string[], ...parts: unknown[]): Sql => new Sql(strings, parts)

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const comma = sql`, `

/** Text as it is: never from outside. */
sql.raw = (text: string): Sql => new Sql([text], [])

const named = new Map<string, Sql>()
const MOST_NAMED = 1000

/** A quoted name, with its table: `w.company_id`. */
sql.ref = (name: string): Sql => {
  const known = named.get(name)
  if (known) return known
  // Callers name the members of their answers.
  if (named.size === MOST_NAMED) named.clear()
  const made = sql.raw(name.split('.').map(quoted).join('.'))
  named.set(name, made)
  return made
}

/** Several pieces or values, with a text between them. */
sql.join = (parts: readonly unknown[], separator = comma): Sql => {
  if (parts.length === 0) return sql``
  const between = separator.text
  return new Sql(['', ...parts.slice(1).map(() => between), ''], [...parts])
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

function compiled(statement: Statement): CompiledQuery {
  const whole = statement instanceof Sql ? written(statement) : statement.compile()
  const within = withinLimit(whole.sql, whole.parameters)
  return within ? CompiledQuery.raw(within.text, within.values) : whole
}

function written(statement: Sql): CompiledQuery {
  const { pieces, values } = statement.whole()
  return statementOf(pieces, values)
}

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
