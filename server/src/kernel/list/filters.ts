import { z } from 'zod'
import { type Form, isCalled, isLike } from '../sql/forms.js'
import { inTexts, inUuids, type Sql, sql } from '../sql/sql.js'
import { isId } from '../values/id.js'
import { listOf, validate } from '../values/validate.js'
import type { DateTimeRange } from './page.types.js'

/** Conditions for list filters; a value that was not given adds none. */
const PASTED = 1000
const pasted = listOf(z.string().trim().max(64, { error: '查询条件过长' }), '查询条件', PASTED)

type Given<T> = T | null | undefined
const given = <T>(value: Given<T>): value is T => value !== null && value !== undefined && value !== ''

/** The column is that value. */
export const equals = (column: Sql, value: Given<string | number | boolean>): Sql[] =>
  given(value) ? [sql`${column} = ${value}`] : []

/**
 * Text that is no id names no row, as an unknown id does; a member that has two names may be given under each of them.
 */
export const isIdOf = (column: Sql, ...ids: readonly Given<string>[]): Sql[] =>
  ids.filter(given).map((id) => (isId(id) ? sql`${column} = ${id}` : sql`false`))

/** The column holds that text anywhere, as people read both. */
export const holds = (column: Sql, text: Given<string>, form: Form = 'text'): Sql[] =>
  given(text) ? [isLike(column, text, form)] : []

/** The column is that text, as people read both. */
export const called = (column: Sql, text: Given<string>, form: Form = 'text'): Sql[] =>
  given(text) ? [isCalled(column, text, form)] : []

/** A list that somebody pasted into a filter, of bounded length. */
export const pastedList = (values: readonly string[], at: string): string[] => validate(pasted, values, at)

/** One of the given values; an empty list names none, and finds nothing. */
export const oneOf = (column: Sql, values: Given<readonly string[]>, at: string): Sql[] =>
  listed(values, at, (wanted) => inTexts(column, wanted))

/** One of the rows with the given ids. */
export const isOneOfIds = (column: Sql, ids: Given<readonly string[]>, at: string): Sql[] =>
  listed(ids, at, (wanted) => inUuids(column, wanted))

/** Condition of a list that was given; an empty one finds nothing, since it names nothing. */
export const listed = (values: Given<readonly string[]>, at: string, asked: (wanted: string[]) => Sql): Sql[] => {
  if (!given(values)) return []
  return [values.length > 0 ? asked(pastedList(values, at)) : sql`false`]
}

/** Within [from, to). */
export const within = (column: Sql, range: Given<DateTimeRange>): Sql[] => [
  ...(range?.from ? [sql`${column} >= ${range.from}`] : []),
  ...(range?.to ? [sql`${column} < ${range.to}`] : []),
]

/**
 * A condition that holds or is turned round, by a flag; one that takes long to put together is only made where it is
 * asked for.
 */
export function flagged(condition: Sql | (() => Sql), flag: Given<boolean>): Sql[] {
  if (!given(flag)) return []
  const made = typeof condition === 'function' ? condition() : condition
  return [flag ? sql`(${made})` : sql`not (${made})`]
}
