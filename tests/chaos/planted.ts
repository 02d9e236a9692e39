import type { Run } from './episode'

/** Positions of steps whose writes are lost once both have run. */
const PLACES = [2, 5]

/**
 * Imitates a program that loses an acknowledged write when two steps come together: the second and the fifth with a
 * successful verb. Returns their numbers once both have run.
 */
export function losesWrites(): { afterwards: NonNullable<Run['afterwards']>; culprits: number[] } {
  const culprits: number[] = []
  const seen = new Set<number>()
  const afterwards: NonNullable<Run['afterwards']> = async (step, judge, done) => {
    const [row] = await judge.rows<{ done: boolean }>(
      'select exists (select from idempotency_key where key = $1 and refusal is null) as done',
      [`chaos-${step.no}`],
    )
    if (row?.done && culprits.length < PLACES.length && !seen.has(step.no)) {
      seen.add(step.no)
      if (PLACES.includes(seen.size)) culprits.push(step.no)
    }
    const numbers = done.map(({ no }) => no)
    if (culprits.length < PLACES.length || !culprits.every((no) => numbers.includes(no))) return
    await judge.rows('delete from idempotency_key where key = $1', [`chaos-${culprits[0]}`])
  }
  return { afterwards, culprits }
}
