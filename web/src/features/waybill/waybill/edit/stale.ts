import { RequestError } from '../../../../apollo/errors'

/** Field that two people have changed differently, in words. */
export interface Difference {
  field: string
  label: string
  mine: string | null
  theirs: string | null
  changedBy: string | null
  changedAt: string | null
}

export interface Stale {
  version: number
  differences: Difference[]
}

/** Differences of a stale edit; null for every other error. */
export function staleOf(error: unknown): Stale | null {
  if (!(error instanceof RequestError) || error.errorCode !== 'STALE') return null
  const data = error.data as Partial<Stale> | null
  return data && Array.isArray(data.differences) ? (data as Stale) : null
}
