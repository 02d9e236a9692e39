import type { z } from 'zod'
import { invalidInput } from '../errors.js'
import { validate } from './validate.js'

/** Faults of a row, each by the member that is wrong. */
type Faults = readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]

/** A row that a door could not read: what it is called in answers, what is wrong with it, and how it was sent. */
export class UnreadRow {
  constructor(
    readonly id: string,
    readonly faults: Faults,
    readonly sent: object,
  ) {}
}

/** Rows that are answered one by one: those that can be done, and the answers of all of them in the order in which they came. */
export interface JudgedRows<Given, Row> {
  good: Row[]
  answers<Result>(done: readonly Result[], refused: (id: string, message: string, row: Given) => Result): Result[]
}

/** Faults of a row; undefined where it can be done. */
function faultsOf(schema: z.ZodType, row: unknown): Faults | undefined {
  return row instanceof UnreadRow ? row.faults : schema.safeParse(row).error?.issues
}

/**
 * Checks the rows of a batch whose answer names each of them: one that is wrong is named, and the others are done. INVALID_INPUT where the list
 * itself is wrong, an id stands twice, or no row is left.
 */
export function judgeRows<Given, Row extends z.ZodType>(
  list: z.ZodArray<Row>,
  rows: readonly Given[],
  at = '',
): JudgedRows<Given, z.output<Row>> {
  const ofList = list.safeParse(rows).error?.issues.filter(({ path }) => path.length === 0) ?? []
  if (ofList.length > 0) throw invalidInput(ofList.map(({ message }) => ({ field: at || 'body', message })))
  const wrong = new Map<number, Faults>()
  for (const [index, row] of rows.entries()) {
    const faults = faultsOf(list.element, row)
    if (faults) wrong.set(index, faults)
  }
  const left = rows.filter((_, index) => !wrong.has(index))
  if (left.length === 0) throw invalidInput([...wrong].flatMap(([index, faults]) => fieldErrors(faults, at, index)))
  return {
    good: validate(list, left, at),
    answers: (done, refused) => {
      const waiting = [...done]
      return rows.flatMap((row, index) => {
        const faults = wrong.get(index)
        return faults ? [refused(idOf(row), faults[0]?.message ?? '', row)] : waiting.splice(0, 1)
      })
    },
  }
}

const fieldErrors = (faults: Faults, at: string, index: number) =>
  faults.map(({ path, message }) => ({ field: [at, index, ...path].filter((part) => part !== '').join('.'), message }))

/** Id of a row, which may be anything that somebody sent. */
export const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''
