import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

/** Arguments of a field, by name. */
export type ArgumentsRead = Readonly<Record<string, unknown>>

/**
 * Most rows that PostgreSQL looks through for a field, in a company whose largest table has a million rows: a number,
 * or one derived from arguments and selected fields. A field of a page's rows is named like `records.no`. Rows that the
 * field returns count separately.
 */
export type RowsRead = number | ((args: ArgumentsRead, asked: ReadonlySet<string>) => number)

/**
 * Number of rows that a field reads beyond its result; `tests/guards/reads.test.ts` compares it with the work of
 * PostgreSQL.
 */
export const Reads = (reads: RowsRead): MethodDecorator => Extensions({ reads })

/** Reads of a field for all records of an answer together, in one statement: no record waits for another. */
export const ReadsTogether = (reads: RowsRead): MethodDecorator => Extensions({ reads, together: true })

export const isReadTogether = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  extensions.together === true

/** Number of rows that a field declares to read; undefined where it returns all that it reads. */
export const readsOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): RowsRead | undefined =>
  extensions.reads as RowsRead | undefined

/**
 * Cost of looking through a row: it is found, held against conditions and added up, and so takes longer than a field
 * that is handed out.
 */
export const EXAMINED = 5
/** Highest cost of a field's reads: one that looks through a million rows can be asked for as well, a few at a time. */
export const MOST_EXAMINED = 120_000
/**
 * Number of records at the usual cost, for a field that looks through very many rows for each; each further record adds
 * EACH_OTHER.
 */
export const A_PAGE = 100
export const EACH_OTHER = 12_000

/** Rows that the total and the sums of a list are taken to look through, at a cost of one each. */
export const COUNTED_ROWS = 1000

/** Cost of looking through rows for a number of records. */
export function examinedCost(rows: number, records = 1): number {
  const each = EXAMINED * rows
  return (
    Math.min(MOST_EXAMINED, each * records) + (each < MOST_EXAMINED ? 0 : EACH_OTHER * Math.max(0, records - A_PAGE))
  )
}

/** Number of days from one argument to another, both included; `most` where one is missing. */
export function daysAsked(from: unknown, to: unknown, most: number): number {
  const [first, last] = [from, to].map((day) => (typeof day === 'string' ? Date.parse(day.slice(0, 10)) : Number.NaN))
  const days = ((last ?? Number.NaN) - (first ?? Number.NaN)) / 86_400_000 + 1
  return Number.isFinite(days) ? Math.min(most, Math.max(1, days)) : most
}
