import { type Compilable, CompiledQuery, type Expression, sql as expression, type QueryResult } from 'kysely'
import { DomainError } from '../errors.js'
import { isId } from '../values/id.js'
import type { Em } from './database.js'
import { databaseError } from './database-error.js'
import { withinLimit } from './limit.js'
import { sqlState } from './sql-state.js'
import { BOUND, statementOf, textOf } from './statement.js'

/** Number of uses after which a piece counts as constant and its text is stored. */
const OFTEN = 4

/**
 * Piece of SQL: texts, with other pieces and bound values between them. A request composes dozens of pieces. A query
 * builder would cost many times as much, and so would joining the texts for each request (statement.ts).
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

  /** Text of the statement if it binds no value. */
  plain(): string | undefined {
    return this.values.length === 0 ? textOf(this.pieces) : undefined
  }
}

/** Puts pieces together; a value that is no piece is bound. */
export const sql = (strings: readonly string[], ...parts: unknown[]): Sql => new Sql(strings, parts)

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const comma = sql`, `

/** Text of a statement, unchanged: never give it text from outside. */
sql.raw = (text: string): Sql => new Sql([text], [])

const named = new Map<string, Sql>()
const MOST_NAMED = 1000

/** A quoted name, with its table: `w.company_id`. */
sql.ref = (name: string): Sql => {
  const known = named.get(name)
  if (known) return known
  // Callers may choose the names of columns in their answers, so names are quoted.
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

/**
 * Statement written here or by a builder of `em.getKysely()`: both are run here, so that their errors are translated
 * alike.
 */
export type Statement<Row = unknown> = Sql | Compilable<Row>

/** The first row of a statement, or undefined when it has none. */
export async function firstRow<Row>(em: Em, statement: Statement<Row>): Promise<Row | undefined> {
  return (await rows<Row>(em, statement))[0]
}

/**
 * Number of rows that a statement without `returning` has written. The rows are returned and counted: for `insert …
 * select … on conflict do nothing`, a node may report the number of rows that it was given.
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

/**
 * `column = any(list)` with one bound array, so that the text does not change with the length; a text that is no id
 * names no row.
 */
export const inUuids = (column: Sql, ids: readonly string[]): Sql => sql`${column} = any(${ids.filter(isId)}::uuid[])`
/** `column = any(list)` over texts. */
export const inTexts = (column: Sql, texts: readonly string[]): Sql => sql`${column} = any(${[...texts]}::text[])`

/** Operand of a comparison with a key: `where('id', '=', anyId(ids))`, bound as one array. */
export const anyId = (ids: readonly string[]): Expression<string> => expression`any(${ids.filter(isId)}::uuid[])`
/** Number of rows of a typed statement: `select(count)`. */
export const count = expression<number>`count(*)::int`.as('count')
/** Operand of a comparison with a column of moments, which tables type as text. */
export const at = (moment: Date): Expression<string> => expression`${moment}`

/**
 * Value that the planner does not see. If it saw the value it might find a plan for it cheaper than the generic one,
 * and would then plan every request anew, which takes longer than a statement that reads few rows. Only for conditions
 * that always match few rows.
 */
export const unseenText = (value: string): Sql => sql`(select ${value}::text)`
/** List of texts that the planner does not see, for the reason above. */
export const unseenTexts = (values: readonly string[]): Sql => sql`(select ${[...values]}::text[])::text[]`

/**
 * Rows bound column by column, `from columnsOf(…) as t(a, b)`: PostgreSQL reads them in a third of the time that JSON
 * takes.
 */
export const columnsOf = (columns: readonly { type: string; values: readonly unknown[] }[]): Sql =>
  sql`unnest(${sql.join(columns.map(({ type, values }) => sql`${values}::${sql.raw(type)}[]`))})`

/** LIKE pattern that finds `text` anywhere, with its wildcards taken literally. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
