import { z } from 'zod'
import { MAX_PAGE_SIZE } from '../kernel/list/list.js'
import { COUNTED_ROWS, examinedCost } from '../kernel/reads.js'
import type { Route } from './route.js'

const ROOT = 500
const USUAL_ROWS = 100
const USUAL_PAGE = 20

/**
 * Cost of a call that reads a list, by its parameters, equal to that of a GraphQL operation with the same rows and
 * fields; other calls are nearly free.
 */
export function costOf({ result, answer, pages, reads = 0 }: Route): (params: Record<string, unknown>) => number {
  const examined = examinedCost(reads + (result === 'page' ? COUNTED_ROWS : 0))
  if (result !== 'page' && result !== 'list' && result !== 'tree') return () => ROOT + examined
  const fields = answer instanceof z.ZodObject ? Object.keys(answer.shape).length : 1
  return ({ current, size }) => {
    const paged = result === 'page' || (pages === true && (current !== undefined || size !== undefined))
    return ROOT + examined + fields * (paged ? rowsOf(size) : USUAL_ROWS)
  }
}

/** Text that is no size is left for the call to refuse. */
function rowsOf(size: unknown): number {
  if (size === undefined) return USUAL_PAGE
  const wanted = typeof size === 'string' || typeof size === 'number' ? Math.trunc(Number(size)) : 1
  return Math.max(1, Math.min(wanted || 1, MAX_PAGE_SIZE))
}
