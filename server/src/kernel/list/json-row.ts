import { type Sql, sql } from '../sql/sql.js'

/**
 * Look of a column as a JSON value: as PostgreSQL writes it, as text, as one of the two forms of time, as a number
 * without trailing zeros, as 0 or 1, or as the number of a name.
 */
type Look = 'plain' | 'text' | 'isoTime' | 'plainTime' | 'number' | 'flag' | { codes: Readonly<Record<string, number>> }

interface ColumnMember {
  column: string
  look: Look
  /** Source of its text, where that is no text. */
  of?: 'id' | 'count' | 'list' | 'joined'
}

/** A member of the rows that PostgreSQL shall write: a column of the list, or a text that is always the same. */
export type JsonMember = ColumnMember | { always: string }

/**
 * Members by their keys, in order. Keys are names of this program or of the GraphQL language: letters, digits and _.
 */
export type JsonRow = ReadonlyMap<string, JsonMember>

/** PostgreSQL cuts longer names off. */
export const MAX_KEY = 63

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
const timeLike = (pattern: string) => (column: Sql) => sql`to_char(${column}, ${sql.raw(literal(pattern))})`

// The session's clock is Shanghai's, as everywhere: see kernel/values/clock.ts for the same on this side.
const looks: Record<Extract<Look, string>, (column: Sql) => Sql> = {
  plain: (column) => column,
  text: (column) => sql`(${column})::text`,
  isoTime: timeLike('YYYY-MM-DD"T"HH24:MI:SS"+08:00"'),
  plainTime: timeLike('YYYY-MM-DD HH24:MI:SS'),
  number: (column) => sql`trim_scale(${column})`,
  flag: (column) => sql`(${column})::int`,
}

const lookOf = (column: Sql, look: Look): Sql =>
  typeof look === 'string' ? looks[look](column) : numberOf(column, look.codes)

/** The numbers of names. */
export function numberOf(column: Sql, codes: Readonly<Record<string, number>>): Sql {
  const cases = Object.entries(codes).map(([name, code]) => `when ${literal(name)} then ${code}`)
  return sql`case ${column} ${sql.raw(cases.join(' '))} end`
}

/** Text that is always the same. */
export const alwaysSql = ({ always }: { always: string }): Sql => sql.raw(literal(always))

/** Value of a member of a row. */
export const memberSql = (member: JsonMember, columnOf: (member: ColumnMember) => Sql): Sql =>
  'always' in member ? alwaysSql(member) : lookOf(columnOf(member), member.look)

/** A select's rows as a JSON array, without any white space, as JSON.stringify would write it. */
export const asJson = (select: Sql): Sql => sql`array_to_json(array(select r from (${select}) r))`

/** A select's rows as the text of a JSON array. */
export const asJsonText = (select: Sql): Sql => sql`${asJson(select)}::text`

/** JSON of rows in arrays of so many each, as the column `records` of several rows; `more` stands beside it. */
export const asJsonTexts = (select: Sql, each: number, more: Sql): Sql =>
  sql`select array_to_json(a.rows[n : n + ${each} - 1])::text as records, ${more}
      from (select array(select r from (${select}) r) as rows offset 0) a, generate_series(1, cardinality(a.rows), ${each}) n order by n`
