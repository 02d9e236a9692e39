import { drive, fix, place } from '@tufang/tests/fixes'
import { describe, expect, it } from 'vitest'
import { offRouteOf } from './route.js'

const ends = { from: place(0, 0), to: place(20_000, 0) }
const straight = drive(201)
/** Leaves the straight line for a place far to the north, and comes back. */
const astray = [fix(0, 0), ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => fix(at * 120, 0, at * 2000))]

describe('without earlier trips', () => {
  it('what keeps near the straight line is on the route', () => {
    expect(offRouteOf(straight, ends, [])).toEqual({ share: 0, basis: 'STRAIGHT' })
    expect(offRouteOf(drive(201, { north: 4000 }), ends, [straight, straight]).share).toBe(0)
  })

  it('what would make the way half as long again, and 2 km, is not', () => {
    const { share, basis } = offRouteOf(astray, ends, [straight, straight])
    expect(basis).toBe('STRAIGHT')
    // Beyond 9.7 km to the north a detour is too long.
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.6)
  })
})

describe('with three earlier trips', () => {
  const usual = [drive(201), drive(201, { north: 20 }), drive(201, { north: -20 })]

  it('the route is where they went, give or take a road', () => {
    expect(offRouteOf(drive(201, { north: 60 }), ends, usual)).toEqual({ share: 0, basis: 'USUAL' })
  })

  it('a way beside it is off the route, though it be no detour', () => {
    expect(offRouteOf(drive(201, { north: 1500 }), ends, usual)).toEqual({ share: 1, basis: 'USUAL' })
  })

  it('the share is that of the metres', () => {
    const half = [...drive(101), ...drive(101, { from: 10_000, since: 1100, north: 1500 })]
    expect(offRouteOf(half, ends, usual).share).toBeCloseTo(0.52, 1)
  })

  it('what a single one of them did is not usual', () => {
    const trips = [straight, straight, drive(201, { north: 1500 })]
    expect(offRouteOf(drive(201, { north: 1500 }), ends, trips).share).toBe(1)
  })

  it('what nobody heard of for kilometres counts neither way', () => {
    expect(offRouteOf([fix(0, 0, 5000), fix(900, 20_000, 5000)], ends, usual).share).toBe(0)
  })
})
