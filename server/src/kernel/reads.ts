import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

/** Arguments of a field, by name. */
export type ArgumentsRead = Readonly<Record<string, unknown>>

/**
 * Rows that a field has PostgreSQL look through, at most, in a company with a million rows of its largest table: a figure, or one that its arguments and the
 * fields asked of it drive. Rows that it hands out count by themselves.
 */
export type RowsRead = number | ((args: ArgumentsRead, asked: ReadonlySet<string>) => number)

/** Said above a field that reads more than the rows it hands out; `tests/guards/reads.test.ts` holds it against what PostgreSQL looks through. */
export const Reads = (reads: RowsRead): MethodDecorator => Extensions({ reads })

/** Reads of a field that is read for all records of an answer in one statement, so that none of them may wait for another. */
export const ReadsTogether = (reads: RowsRead): MethodDecorator => Extensions({ reads, together: true })

export const isReadTogether = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  extensions.together === true

/** Rows that a field says it reads; undefined where it hands out what it reads. */
export const readsOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): RowsRead | undefined =>
  extensions.reads as RowsRead | undefined

/** Cost of looking through a row: it is found, held against conditions and added up, and so takes longer than a field that is handed out. */
const EXAMINED = 5
/** No field costs more by what it looks through: those that look through a million rows can be asked for as well, a few at a time. */
const MOST = 120_000
/** For so many records; each other costs this besides, of a field that looks through so many rows for each. */
const A_PAGE = 100
const EACH_OTHER = 12_000

/** A list counts what is found, and adds it up, each by itself. */
export const COUNTED_ROWS = 1000

/** Cost of looking through rows, for so many records. */
export function examinedCost(rows: number, records = 1): number {
  const each = EXAMINED * rows
  return Math.min(MOST, each * records) + (each < MOST ? 0 : EACH_OTHER * Math.max(0, records - A_PAGE))
}

/** Days of a range of dates in arguments, the last included; `most` where an end is open. */
export function daysAsked(from: unknown, to: unknown, most: number): number {
  const [first, last] = [from, to].map((day) => (typeof day === 'string' ? Date.parse(day.slice(0, 10)) : Number.NaN))
  const days = ((last ?? Number.NaN) - (first ?? Number.NaN)) / 86_400_000 + 1
  return Number.isFinite(days) ? Math.min(most, Math.max(1, days)) : most
}
