import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { match, type OurTrip, type SiteTrip } from './match.js'
import { pairNearest } from './nearest.js'

const MINUTE = 60_000
const TOLERANCE = 30 * MINUTE

const site = (facts: Partial<SiteTrip>): SiteTrip => ({ ticketNo: null, plate: 'A', time: 0, soil: null, ...facts })
const ours = (facts: Partial<OurTrip>): OurTrip => ({ ...site(facts), within: true, ...facts })
const told = (theirs: SiteTrip[], trips: OurTrip[], tolerance = TOLERANCE) =>
  match(theirs, trips, tolerance).map(({ site: one, ours: other, verdict, differences }) => [
    one,
    other,
    verdict,
    ...differences,
  ])

describe('trips of both sides', () => {
  it('are the same by number, whatever is not told', () => {
    expect(told([site({ ticketNo: '001' })], [ours({ ticketNo: '001', soil: '土' })])).toEqual([[0, 0, 'SAME']])
  })

  it('are the same by plate and time where one has no number', () => {
    expect(told([site({})], [ours({ ticketNo: '1', time: TOLERANCE })])).toEqual([[0, 0, 'SAME']])
  })

  it.each<[string, Partial<SiteTrip>, Partial<OurTrip>, string[]]>([
    ['plate', { ticketNo: '1' }, { ticketNo: '1', plate: 'B' }, ['PLATE']],
    ['time', { ticketNo: '1' }, { ticketNo: '1', time: TOLERANCE + 1 }, ['TIME']],
    ['soil', { soil: '泥' }, { soil: '土' }, ['SOIL']],
    ['number', { ticketNo: '1' }, { ticketNo: '01' }, ['TICKET_NO']],
    [
      'nearly all',
      { ticketNo: '1', soil: '泥' },
      { ticketNo: '1', plate: 'B', time: 2 * TOLERANCE, soil: '土' },
      ['PLATE', 'TIME', 'SOIL'],
    ],
  ])('differ by %s', (_, one, other, differences) => {
    expect(told([site(one)], [ours(other)])).toEqual([[0, 0, 'DIFFER', ...differences]])
  })

  it('stay unmatched where the other side has no such trip', () => {
    expect(told([site({})], [ours({ plate: 'B' }), ours({ plate: 'C', within: false })])).toEqual([
      [0, null, 'SITE_ONLY'],
      [null, 0, 'OURS_ONLY'],
    ])
  })

  it('are marked as doubles where a number appears twice on one side', () => {
    const twice = [site({ ticketNo: '1' }), site({ ticketNo: '1', plate: 'B' })]
    expect(told(twice, [ours({ ticketNo: '1', plate: 'B' })])).toEqual([
      [0, null, 'SITE_ONLY', 'DOUBLE_SITE'],
      [1, 0, 'DIFFER', 'DOUBLE_SITE'],
    ])
    expect(
      told([site({ ticketNo: '1' })], [ours({ ticketNo: '1', time: 9 }), ours({ ticketNo: '1', time: 3 })]),
    ).toEqual([
      [0, 1, 'DIFFER', 'DOUBLE_OURS'],
      [null, 0, 'OURS_ONLY', 'DOUBLE_OURS'],
    ])
  })

  it('are taken by number before plate and time, nearest first', () => {
    const trips = [ours({ time: MINUTE }), ours({ ticketNo: '7', time: 2 * MINUTE }), ours({ time: 9 * MINUTE })]
    expect(told([site({ ticketNo: '7', time: MINUTE }), site({ time: 8 * MINUTE })], trips)).toEqual([
      [0, 1, 'SAME'],
      [1, 2, 'SAME'],
      [null, 0, 'OURS_ONLY'],
    ])
  })
})

/** All pairs, nearest first: too slow for long lists. */
function bruteForce(one: readonly number[], other: readonly number[], most: number): string[] {
  const all = one.flatMap((time, at) => other.map((its, place) => ({ at, place, width: Math.abs(time - its) })))
  const [taken, gone] = [new Set<number>(), new Set<number>()]
  return all
    .filter(({ width }) => width <= most)
    .sort((a, b) => a.width - b.width)
    .flatMap(({ at, place }) => {
      if (taken.has(at) || gone.has(place)) return []
      taken.add(at)
      gone.add(place)
      return [`${at}-${place}`]
    })
    .sort()
}
const timed = (times: readonly number[]) => times.map((time, at) => ({ at, time }))

describe('the nearest pairs', () => {
  it('are those that holding each against each finds, where no two gaps are as wide', () => {
    // Powers of two: no two pairs of them have the same distance.
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 14 })
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 41 }), (powers, cut, most) => {
        const moments = powers.map((power) => 2 ** power)
        const [one, other] = [moments.slice(0, cut), moments.slice(cut)]
        const found = pairNearest(timed(one), timed(other), 2 ** most).map(([at, place]) => `${at}-${place}`)
        expect(found.sort()).toEqual(bruteForce(one, other, 2 ** most))
      }),
    )
  })

  it('leave no two that would rather have each other, whatever is as far', () => {
    const times = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
    fc.assert(
      fc.property(times, times, fc.integer({ min: 0, max: 12 }), (one, other, most) => {
        const pairs = pairNearest(timed(one), timed(other), most)
        const width = (at: number, place: number) => Math.abs((one[at] ?? 0) - (other[place] ?? 0))
        const mine = new Map(pairs.map(([at, place]) => [at, width(at, place)]))
        const theirs = new Map(pairs.map(([at, place]) => [place, width(at, place)]))
        expect([mine.size, theirs.size]).toEqual([pairs.length, pairs.length])
        for (const at of one.keys())
          for (const place of other.keys()) {
            const kept = Math.min(
              mine.get(at) ?? Number.POSITIVE_INFINITY,
              theirs.get(place) ?? Number.POSITIVE_INFINITY,
            )
            if (width(at, place) <= most) expect(kept).toBeLessThanOrEqual(width(at, place))
          }
      }),
    )
  })
})

describe('any lists', () => {
  const number = fc.constantFrom(null, '1', '2', '3')
  const trip = fc.record({
    ticketNo: number,
    plate: fc.constantFrom('A', 'B'),
    time: fc.integer({ min: 0, max: 90 }).map((minutes) => minutes * MINUTE),
    soil: fc.constantFrom(null, '土', '泥'),
  })
  const lists = fc.tuple(fc.array(trip, { maxLength: 10 }), fc.array(trip, { maxLength: 10 }))

  it('are told row by row, each once, and what is the same is the same', () => {
    fc.assert(
      fc.property(lists, ([theirs, trips]) => {
        const found = match(theirs, trips.map(ours), TOLERANCE)
        const at = (side: 'site' | 'ours') => found.flatMap((row) => row[side] ?? []).sort((a, b) => a - b)
        expect(at('site')).toEqual([...theirs.keys()])
        expect(at('ours')).toEqual([...trips.keys()])
        for (const { site: one, ours: other, verdict, differences } of found) {
          if (verdict === 'SAME') {
            expect(differences).toEqual([])
            expect(theirs[one ?? 0]?.plate).toBe(trips[other ?? 0]?.plate)
          }
          if (verdict === 'DIFFER') expect(differences.length).toBeGreaterThan(0)
        }
        for (const { site: one } of found.filter(({ verdict }) => verdict === 'SITE_ONLY'))
          for (const { ours: other } of found.filter(({ verdict }) => verdict === 'OURS_ONLY')) {
            const [left, right] = [theirs[one ?? 0], trips[other ?? 0]]
            if (!left || !right) continue
            expect(left.ticketNo !== null && left.ticketNo === right.ticketNo).toBe(false)
            expect(left.plate === right.plate && Math.abs(left.time - right.time) <= TOLERANCE).toBe(false)
          }
      }),
    )
  })

  it('come to the same as often as they are asked', () => {
    fc.assert(
      fc.property(lists, ([theirs, trips]) => {
        expect(match(theirs, trips.map(ours), TOLERANCE)).toEqual(match(theirs, trips.map(ours), TOLERANCE))
      }),
    )
  })
})

it('takes ten thousand rows of one number against twenty thousand in one go', () => {
  const theirs = Array.from({ length: 10_000 }, (_, at) => site({ ticketNo: '1', time: at * 7 }))
  const trips = Array.from({ length: 20_000 }, (_, at) => ours({ ticketNo: '1', time: at * 3 }))
  expect(match(theirs, trips, TOLERANCE).filter(({ verdict }) => verdict === 'DIFFER')).toHaveLength(10_000)
})
