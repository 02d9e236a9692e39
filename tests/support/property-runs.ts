import type { Parameters } from 'fast-check'

const ASKED = Number(process.env.PROPERTY_RUNS ?? 0)

interface Runs {
  numRuns: number
  /** With a time limit for one run that nothing but a standstill reaches. */
  timeout: number
  settings: Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'endOnFailure'>
}

/**
 * Number of runs of a database property: a few in the suite, with the same numbers each time; `npm run test:properties`
 * asks for many and draws them anew. A failure names its seed.
 */
export function runsOf(few: number): Runs {
  const numRuns = ASKED || few
  const seed = ASKED > 0 ? {} : { seed: 35 }
  return { numRuns, timeout: 300_000 + numRuns * 60_000, settings: { numRuns, ...seed, endOnFailure: true } }
}
