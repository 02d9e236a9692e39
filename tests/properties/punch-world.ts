import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import type { TestClock } from '@tufang/tests/clock'
import { MINUTE, SECOND } from '@tufang/tests/clock'
import type { PunchAnswer, PunchGiven } from '@tufang/tests/punch'
import { punchTrips } from '@tufang/tests/punch'
import fc from 'fast-check'
import { expect } from 'vitest'

type Kind = PunchGiven['kind']

/** Trip as it really was: the minutes between its events, the punches that nobody made, and those that two made. */
const tripPlan = fc.record({
  rest: fc.integer({ min: 30, max: 90 }),
  toDepart: fc.integer({ min: 6, max: 30 }),
  toUnload: fc.integer({ min: 5, max: 60 }),
  departs: fc.boolean(),
  unloads: fc.boolean(),
  twice: fc.subarray<Kind>(['LOAD', 'DEPART', 'UNLOAD']),
  later: fc.integer({ min: 1, max: 4 }),
  phone: fc.nat({ max: 1 }),
})

const MOST_PUNCHES = 2 * (4 * 6 + 2)

/** Day of one or two trucks and of two loaders, and the way that their punches take to the server. */
export const days = fc.record({
  trucks: fc.array(
    fc.record({
      trips: fc.array(tripPlan, { minLength: 1, maxLength: 4 }),
      stray: fc.boolean(),
      strange: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  /** Seconds by which each phone's clock is fast. */
  skews: fc.tuple(fc.integer({ min: -3600, max: 3600 }), fc.integer({ min: -3600, max: 3600 })),
  /** Order of the punches, batches and lost answers. */
  luck: fc.array(fc.nat({ max: 9999 }), { minLength: MOST_PUNCHES, maxLength: MOST_PUNCHES }),
})
export type Day = typeof days extends fc.Arbitrary<infer Made> ? Made : never

/** Punch that somebody made, at its true time. */
export interface Made {
  punch: PunchGiven
  phone: number
}

/** Trip with the punches of each of its events, the earliest first. */
export type Trip = Record<Kind, Made[]>

export interface Hauled {
  plate: string
  trips: Trip[]
  /** Unloading without a loading. */
  stray: Made[]
  /** Loading of a truck that the company does not have. */
  strange: Made[]
}

const HOURS_AGO = 20 * 60
const UNKNOWN = '粤Z'

/** Punches of a truck's day. */
export function hauledBy(plate: string, { trips, stray, strange }: Day['trucks'][number], now: Date): Hauled {
  const made = (kind: Kind, minute: number, phone: number, truckCode = plate): Made => {
    const at = new Date(Math.floor(now.getTime() / SECOND) * SECOND - (HOURS_AGO - minute) * MINUTE)
    return { phone, punch: { id: newId(), kind, at, truckCode } }
  }
  let free = 60
  const hauled = trips.map((plan): Trip => {
    const load = free + plan.rest
    const depart = load + plan.toDepart
    const unload = depart + plan.toUnload
    free = unload + 10
    const event = (kind: Kind, minute: number, happens = true): Made[] => {
      if (!happens) return []
      const first = made(kind, minute, plan.phone)
      return plan.twice.includes(kind) ? [first, made(kind, minute + plan.later, 1 - plan.phone)] : [first]
    }
    return {
      LOAD: event('LOAD', load),
      DEPART: event('DEPART', depart, plan.departs),
      UNLOAD: event('UNLOAD', unload, plan.unloads),
    }
  })
  return {
    plate,
    trips: hauled,
    stray: stray ? [made('UNLOAD', 0, 0)] : [],
    strange: strange ? [made('LOAD', 30, 1, `${UNKNOWN}${plate.slice(2)}`)] : [],
  }
}

export const allOf = ({ trips, stray, strange }: Hauled): Made[] => [
  ...trips.flatMap(({ LOAD, DEPART, UNLOAD }) => [...LOAD, ...DEPART, ...UNLOAD]),
  ...stray,
  ...strange,
]

/**
 * Sends the punches of two phones as a bad network does: in any order, in batches of any size, both phones at once,
 * and some batches again after a lost answer. Phones tell times by their own clocks.
 */
export async function deliver(
  all: readonly Made[],
  { skews, luck }: Pick<Day, 'skews' | 'luck'>,
  callers: readonly [Caller, Caller],
  clock: TestClock,
): Promise<void> {
  const lucky = all.map((made, at) => ({ made, luck: luck[at] ?? 0 })).toSorted((one, other) => one.luck - other.luck)
  const queues = callers.map((_, phone) => batchesOf(lucky.filter(({ made }) => made.phone === phone)))
  for (let round = 0; queues.some(({ length }) => length > round); round++) {
    await Promise.all(
      queues.map(async (queue, phone) => {
        const batch = queue[round] ?? []
        const caller = callers[phone]
        if (!caller || batch.length === 0) return
        const skew = (skews[phone] ?? 0) * SECOND
        const punches = batch.map(({ made: { punch } }) => ({ ...punch, at: new Date(punch.at.getTime() + skew) }))
        const sentAt = new Date(clock.now().getTime() + skew)
        const isLost = batch.some((one) => one.luck % 5 === 0)
        const send = () => punchTrips(caller, punches, sentAt)
        const answers = isLost ? (await Promise.all([send(), send()]))[1] : await send()
        expectAnswered(
          batch.map(({ made }) => made),
          answers,
        )
      }),
    )
    clock.advance(7 * SECOND)
  }
}

function batchesOf<One extends { luck: number }>(punches: readonly One[]): One[][] {
  const batches: One[][] = []
  for (const one of punches) {
    const last = batches.at(-1)
    if (last && one.luck % 3 > 0) last.push(one)
    else batches.push([one])
  }
  return batches
}

/** Answers stand in the order of the punches, at their true times, whatever the phone's clock said. */
function expectAnswered(batch: readonly Made[], answers: readonly PunchAnswer[] | undefined): void {
  const timed = answers?.map(({ id, correctedAt }) => [id, new Date(correctedAt).getTime()])
  expect(timed).toEqual(batch.map(({ punch: { id, at } }) => [id, at.getTime()]))
}
