import { z } from 'zod'
import { MAX_PAGE_SIZE } from '../kernel/list/list.js'
import { COUNTED_ROWS, examinedCost } from '../kernel/reads.js'
import type { Route } from './route.js'

const ROOT = 500
const USUAL_ROWS = 100
const USUAL_PAGE = 20

/** What a call that reads a list costs by its parameters, as an operation with the same rows and fields would; other calls cost next to nothing. */
export function costOf({ result, answer, pages, reads = 0 }: Route): (params: Record<string, unknown>) => number {
  const examined = examinedCost(reads + (result === 'page' ? COUNTED_ROWS : 0))
  if (result !== 'page' && result !== 'list' && result !== 'tree') return () => ROOT + examined
  const fields = answer instanceof z.ZodObject ? Object.keys(answer.shape).length : 1
  return ({ current, size }) => {
    const paged = result === 'page' || (pages === true && (current !== undefined || size !== undefined))
    return ROOT + examined + fields * (paged ? rowsOf(size) : USUAL_ROWS)
  }
}

/** What is no size is refused by the call. */
function rowsOf(size: unknown): number {
  if (size === undefined) return USUAL_PAGE
  const wanted = typeof size === 'string' || typeof size === 'number' ? Math.trunc(Number(size)) : 1
  return Math.max(1, Math.min(wanted || 1, MAX_PAGE_SIZE))
}
