import type { z } from 'zod'
import { validate } from './validate.js'

/** Rows that are answered one by one: those that can be done, and the answers of all of them in the order in which they came. */
export interface JudgedRows<Row> {
  good: Row[]
  answers<Result>(done: readonly Result[], refused: (id: string, message: string) => Result): Result[]
}

/**
 * Checks the rows of a batch whose answer names each of them: one that is wrong is named, and the others are done. INVALID_INPUT where the list
 * itself is wrong, an id stands twice, or no row is left.
 */
export function judgeRows<Row extends z.ZodType>(
  list: z.ZodArray<Row>,
  rows: readonly unknown[],
  at: string,
): JudgedRows<z.output<Row>> {
  const isWrong = list.safeParse(rows).error?.issues.some(({ path }) => path.length === 0)
  const faults = new Map<number, string>()
  for (const [index, row] of isWrong ? [] : rows.entries()) {
    const [issue] = list.element.safeParse(row).error?.issues ?? []
    if (issue) faults.set(index, issue.message)
  }
  const left = rows.filter((_, index) => !faults.has(index))
  const good = validate(list, left.length === 0 ? rows : left, at)
  return {
    good,
    answers: (done, refused) => {
      const waiting = [...done]
      return rows.flatMap((row, index) => {
        const message = faults.get(index)
        return message === undefined ? waiting.splice(0, 1) : [refused(idOf(row), message)]
      })
    },
  }
}

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''
