import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepOf } from './schedule'
import { smallest } from './shrink'

const VERBS = ['createWaybill', 'approveSettlement', 'voidCard', 'createPayment', 'scanCards']
const steps = Array.from({ length: 40 }, (_, no) => stepOf(7, no, VERBS))
const numbers = (some: readonly { no: number }[]) => some.map(({ no }) => no)

/** Program that loses a write when all of some steps have run, with the number of its runs. */
function losing(...culprits: number[]) {
  const runs: number[][] = []
  const fails = async (some: readonly { no: number }[]) => {
    runs.push(numbers(some))
    return culprits.every((no) => numbers(some).includes(no))
  }
  return { runs, fails }
}

describe('a schedule that fails', () => {
  it('is made as small as the two steps that it takes', async () => {
    const { runs, fails } = losing(11, 30)
    expect(numbers(await smallest(steps, fails))).toEqual([11, 30])
    expect(runs.length).toBeLessThan(40)
  })

  it('becomes one step where one is enough, in a few runs', async () => {
    const { runs, fails } = losing(39)
    expect(numbers(await smallest(steps, fails))).toEqual([39])
    expect(runs.length).toBeLessThan(12)
  })

  it('stays as it is where every step is needed', async () => {
    const few = steps.slice(0, 5)
    expect(await smallest(few, losing(0, 1, 2, 3, 4).fails)).toEqual(few)
  })

  it('keeps the steps that it takes, and their order, whichever they are', async () => {
    const some = fc.uniqueArray(fc.nat({ max: steps.length - 1 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(some, async (culprits) => {
        const found = numbers(await smallest(steps, losing(...culprits).fails, 1000))
        expect(found).toEqual(culprits.toSorted((one, other) => one - other))
      }),
      { seed: 38 },
    )
  })

  it('ends after so many runs', async () => {
    const { runs, fails } = losing(...numbers(steps))
    expect(await smallest(steps, fails, 9)).toEqual(steps)
    expect(runs).toHaveLength(9)
  })
})

describe('a schedule', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(steps.map(({ no }) => stepOf(7, no, VERBS))).toEqual(steps)
    expect(steps.map(({ no }) => stepOf(8, no, VERBS))).not.toEqual(steps)
  })

  it('comes to every verb as often, and to every side', () => {
    const times = (of: (step: (typeof steps)[number]) => string) =>
      [...Map.groupBy(steps, of).values()].map((some) => some.length)
    expect(times(({ verb }) => verb)).toEqual([8, 8, 8, 8, 8])
    const kills = steps.filter(({ fault }) => fault.kind === 'kill')
    expect(new Set(kills.map(({ fault }) => fault.point.side)).size).toBe(8)
  })
})
