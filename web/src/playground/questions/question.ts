/** Variable of a question: what it is called, and what it is at first on a day (yyyy-MM-dd, Beijing). */
interface Variable {
  label: string
  first: (today: string) => unknown
}

/** Worked question of the library. It is plain data, so that tests of the server run it as well. */
export interface Question {
  /** Name in addresses and tests; it stays. */
  id: string
  title: string
  /** One sentence about the answer. */
  tells: string
  document: string
  variables?: Readonly<Record<string, Variable>>
  /** Columns that are drawn: a measure over one dimension, or over two. */
  chart?: { measure: string; by: readonly [string] | readonly [string, string] }
  /** Columns worked out from two others of the same row, since the API adds up and divides nothing. */
  ratios?: readonly Ratio[]
}

/** Column that divides one sum by another. */
export interface Ratio {
  label: string
  of: string
  per: string
}

/** Questions of a topic, in their order. */
export interface Topic {
  title: string
  questions: readonly Question[]
}

const MIDNIGHT = 'T00:00:00+08:00'

/** First day of the month that is so many months later. */
export function monthFrom(today: string, months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Day that is so many days later. */
export const dayFrom = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** Twelve months with the present one, as the bounds of a time. */
export const twelveMonths = {
  from: { label: '起（含）', first: (today) => monthFrom(today, -11) + MIDNIGHT },
  to: { label: '止（不含）', first: (today) => monthFrom(today, 1) + MIDNIGHT },
} as const satisfies Record<string, Variable>

/** The last thirty days with today, as the bounds of a time. */
export const thirtyDays = {
  from: { label: '起（含）', first: (today) => dayFrom(today, -29) + MIDNIGHT },
  to: { label: '止（不含）', first: (today) => dayFrom(today, 1) + MIDNIGHT },
} as const satisfies Record<string, Variable>

/** Moment thirty days ago. */
export const thirtyDaysAgo = (today: string): string => dayFrom(today, -30) + MIDNIGHT

/** Variables with their first values, as the editor shows them. */
export const firstValues = ({ variables = {} }: Question, today: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(variables).map(([name, { first }]) => [name, first(today)]))
