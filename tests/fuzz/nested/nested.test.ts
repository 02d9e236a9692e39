import { randomInt } from 'node:crypto'
import { openApp } from '@tufang/tests/app'
import { enter } from '@tufang/tests/session'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Check } from './check'
import { peopleOf } from './people'

/** `npm run test:fuzz` draws many queries anew; the suite sends few, with the same numbers each time. */
const MANY = Math.ceil(Number(process.env.FUZZ_REQUESTS ?? 0) / 10)
const [FEW, HOURS] = [60, 3_600_000]
const SEED = Number(process.env.FUZZ_SEED ?? (MANY > 0 ? randomInt(2 ** 31) : 38))

// Lifts the limit of reading, since hundreds of queries follow each other.
const people = await peopleOf(await openApp({ readUnitsPerMinute: 1_000_000_000_000 }), enter)

it('answers queries from rows to rows as its lists do, at the cost that it tells', { timeout: HOURS }, async () => {
  const check = new Check(people)
  const draws = fc.record({
    person: fc.nat({ max: people.length - 1 }),
    numbers: fc.array(fc.noBias(fc.nat({ max: 1_000_000 })), { minLength: 20, maxLength: 120 }),
  })
  const numRuns = MANY || FEW
  await fc.assert(
    fc.asyncProperty(draws, ({ person, numbers }) => check.send(person, numbers)),
    { seed: SEED, numRuns, endOnFailure: true },
  )
  const { asked, answered, rows, compared, edges, found } = check.tally
  if (MANY > 0) console.log(`seed ${SEED}`, check.tally)
  // Queries that are refused, or find nothing, would prove nothing.
  expect(answered).toBeGreaterThan(asked / 3)
  expect(rows).toBeGreaterThan(asked / 3)
  expect(compared).toBeGreaterThan(asked / 20)
  expect(edges.size).toBeGreaterThan(20)
  expect(found.size).toBeGreaterThan(10)
})
