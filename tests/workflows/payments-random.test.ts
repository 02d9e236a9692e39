import { expectSound } from '@tufang/tests/checks'
import { MINUTE } from '@tufang/tests/clock'
import { testDatabase } from '@tufang/tests/database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectForetold, expectShown } from './payment-figures'
import { type Kind, type Step, verbs } from './payment-steps'
import { BEGINNING, REFUSALS, TOURS } from './payment-tours'
import { type Deed, newWorld, type World } from './payment-world'

/** Seed of the runs, the same each time; PAYMENT_SEED asks for others. */
const SEED = Number(process.env.PAYMENT_SEED ?? 19)
/** `npm run test:payments` asks for many, and checks the whole database after each step. */
const LONG = Number(process.env.PAYMENT_ROUNDS ?? 0)
const RUNS = TOURS.length + (LONG || 1)
const STEPS = 30

const kinds = Object.keys(verbs) as Kind[]
/** Steps that lead on come more often, so that runs get somewhere. */
const usual: Kind[] = [
  ...(['generate', 'generate', 'approveBill', 'approveBill', 'approveBill'] as const),
  ...(['draft', 'draft', 'draft', 'draft', 'draftInstalment', 'plan'] as const),
  ...(['submit', 'submit', 'submit', 'approve', 'approve', 'approve', 'pay', 'pay', 'pay', 'pay'] as const),
  ...(['giveBack', 'reverse', 'merge', 'enter', 'enter', 'claim', 'claim', 'claim', 'release', 'red'] as const),
]
const number = fc.integer({ min: 0, max: 2 ** 20 - 1 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds, ...usual), which: number, how: number }),
  { minLength: STEPS, maxLength: STEPS },
)

interface Outcome {
  done: boolean
  /** The codes with which it, or rows of it, were refused. */
  refused: string[]
}

/** Does a step and holds it against what is foretold; null where there is nothing to do it to. */
async function take(world: World, { kind, ...choice }: Step): Promise<Outcome | null> {
  const deed: Deed | null = verbs[kind](world, choice)
  if (!deed) return null
  const { data, errors } = await deed.act()
  const [refusal] = errors
  const code = refusal?.extensions.code ?? null
  expect([kind, code], refusal?.message).toEqual([kind, deed.refused])
  if (code !== null) return { done: false, refused: [code] }
  const answer = data?.answer
  const rows = deed.rows && (answer as { code: string | null }[]).map((row) => row.code)
  expect([kind, rows]).toEqual([kind, deed.rows])
  await deed.keep(answer)
  return { done: rows?.includes(null) ?? true, refused: rows?.filter((own) => own !== null) ?? [] }
}

describe('settlements, payments and invoices, whatever is done in whatever order', () => {
  it(`are what the oracle foretells, in ${RUNS} runs of ${STEPS} steps`, {
    timeout: (5 + RUNS) * MINUTE,
  }, async () => {
    const [database, done, refused] = [await testDatabase(), new Set<string>(), new Set<string>()]
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const world = await newWorld()
        for (const step of [...BEGINNING, ...run]) {
          const outcome = await take(world, step)
          if (!outcome) continue
          await expectForetold(world)
          if (LONG > 0) await expectSound(database)
          if (outcome.done) done.add(step.kind)
          for (const code of outcome.refused) refused.add(code)
        }
        await expectShown(world)
        await expectSound(database)
      }),
      { numRuns: RUNS, seed: SEED, examples: TOURS.map((tour): [Step[]] => [tour]), endOnFailure: true },
    )
    expect([...done].toSorted()).toEqual(kinds.toSorted())
    expect([...refused]).toEqual(expect.arrayContaining(REFUSALS))
  })
})
