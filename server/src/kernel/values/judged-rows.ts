import type { z } from 'zod'
import { invalidInput } from '../errors.js'
import { validate } from './validate.js'

/** Faults of a row, each with the member that is wrong. */
type Faults = readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]

/** Row that its transport could not read: its name in answers, its faults, and its original form. */
export class UnreadRow {
  constructor(
    readonly id: string,
    readonly faults: Faults,
    readonly sent: object,
  ) {}
}

/**
 * Rows that are answered one by one: the good ones, and a function that puts the answers of all rows in the order of
 * the input.
 */
export interface JudgedRows<Given, Row> {
  good: Row[]
  answers<Result>(done: readonly Result[], refused: (id: string, message: string, row: Given) => Result): Result[]
}

/** Faults of a row; undefined for a good one. */
function faultsOf(schema: z.ZodType, row: unknown): Faults | undefined {
  return row instanceof UnreadRow ? row.faults : schema.safeParse(row).error?.issues
}

/**
 * Checks the rows of a batch one by one: wrong rows get their faults, and the others are processed. INVALID_INPUT for a
 * wrong list, a repeated id, or a list without a good row.
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

/** Id of a row whose shape has not been checked. */
export const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''
