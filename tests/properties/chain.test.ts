import { expectSound } from '@tufang/tests/checks'
import { testDatabase } from '@tufang/tests/database'
import { runsOf } from '@tufang/tests/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kind, REVALUING, type Step, take, verbs } from './steps'
import { tour } from './tour'
import { type Holding, holdingsOf, newWorld, type World } from './world'

const [onward, back] = [runsOf(6), runsOf(3)]

const kinds = Object.keys(verbs) as Kind[]
/** Verbs of the usual way come more often than the rest, so that runs make progress. */
const usual: Kind[] = ['give', 'give', 'handIn', 'handIn', 'settleReceipts', 'settleCards', 'settleWaybills', 'reject']
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds, ...usual),
    which: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
    how: fc.integer({ min: 0, max: 99_999 }),
  }),
  { minLength: 10, maxLength: 40, size: 'max' },
)

const worthOf = (holdings: Holding[]) =>
  holdings.map(({ cardNo, waybills, accounted }) => [cardNo, waybills, accounted])
/** Verbs that settle or release are the only ones that move waybills between unsettled and settled. */
const MOVING: readonly Kind[] = ['settleReceipts', 'settleCards', 'settleWaybills', 'reject', 'delete']
const settledOf = (holdings: Holding[]) => holdings.map(({ settled, settledWaybills }) => [settled, settledWaybills])

async function expectConserved(
  world: World,
  step: Step,
  refusal: string | undefined,
  before: Holding[],
): Promise<Holding[]> {
  const after = await holdingsOf(world)
  for (const { cardNo, ledger, accounted } of after) expect([cardNo, ledger]).toEqual([cardNo, accounted])
  if (refusal !== undefined) expect(after).toEqual(before)
  const repriced = world.projectPriceMoved && MOVING.includes(step.kind)
  if (!REVALUING.includes(step.kind) && !repriced) expect(worthOf(after)).toEqual(worthOf(before))
  if (!MOVING.includes(step.kind)) expect(settledOf(after)).toEqual(settledOf(before))
  return after
}

describe('whatever is done in whatever order', () => {
  it('waybills and cents are conserved, and every check holds', { timeout: onward.timeout }, async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const world = await newWorld()
        let holdings = await holdingsOf(world)
        for (const step of run) {
          const refusal = await take(world, step)
          if (step.kind === 'projectPrice') world.projectPriceMoved = true
          holdings = await expectConserved(world, step, refusal, holdings)
          if (refusal === undefined) seen.add(step.kind)
        }
        await expectSound(await testDatabase())
      }),
      { ...onward.settings, examples: [[tour]] },
    )
    expect([...seen].toSorted()).toEqual(kinds.toSorted())
  })

  it('rejecting everything leads back to where it began', { timeout: back.timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const world = await newWorld()
        const harmless: Kind[] = [...REVALUING, 'approve', 'payee']
        const before = await holdingsOf(world)
        for (const step of run.filter(({ kind }) => !harmless.includes(kind))) await take(world, step)
        for (const which of world.settlementIds.keys()) await take(world, { kind: 'reject', which, how: 0 })
        const after = await holdingsOf(world)
        expect(worthOf(after)).toEqual(worthOf(before))
        expect(settledOf(after)).toEqual(settledOf(before))
        expect(after.map(({ status }) => status)).toEqual(after.map(() => 'ACTIVATED'))
        await expectSound(await testDatabase())
      }),
      back.settings,
    )
  })
})
