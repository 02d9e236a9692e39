import type { Parameters } from 'fast-check'

const ASKED = Number(process.env.PROPERTY_RUNS ?? 0)

interface Runs {
  numRuns: number
  /** With a time limit for one run that nothing but a standstill reaches. */
  timeout: number
  settings: Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'endOnFailure'>
}

/**
 * How often a property of the database is tried: in the suite a few times, with the same numbers each time. `npm run test:properties`
 * asks for many runs and draws them anew; a failure names its seed.
 */
export function runsOf(few: number): Runs {
  const numRuns = ASKED || few
  const seed = ASKED > 0 ? {} : { seed: 35 }
  return { numRuns, timeout: 300_000 + numRuns * 60_000, settings: { numRuns, ...seed, endOnFailure: true } }
}
