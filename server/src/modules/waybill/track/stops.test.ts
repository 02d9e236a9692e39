import { drive, fix } from '@tufang/tests/fixes'
import { describe, expect, it } from 'vitest'
import { drivenM, durationS } from './measure.js'
import { stopsOf } from './stops.js'

/** Stay of so many seconds: a fix every 20 seconds, each at a slightly different place. */
const stand = (since: number, seconds: number, east: number) =>
  Array.from({ length: Math.floor(seconds / 20) + 1 }, (_, at) =>
    fix(since + at * 20, east + ((at * 7) % 11), (at * 5) % 13),
  )

describe('stops', () => {
  it('are none on a drive, and none of less than three minutes', () => {
    expect(stopsOf(drive(50))).toEqual([])
    expect(stopsOf([...drive(5), ...stand(50, 160, 500), ...drive(5, { from: 600, since: 230 })])).toEqual([])
    expect(stopsOf([])).toEqual([])
  })

  it('of three minutes count, with their middle and their times', () => {
    const fixes = [...drive(5), ...stand(60, 240, 600), ...drive(5, { from: 700, since: 320 })]
    const [stop, ...others] = stopsOf(fixes)
    expect(others).toEqual([])
    expect(stop).toMatchObject({ from: 60_000, to: 300_000, first: 5, last: 17 })
    expect(fixes.slice(5, 18).some(({ lng }) => lng < (stop?.lng ?? 0))).toBe(true)
  })

  it('are one when the receiver strays for a moment', () => {
    const fixes = [...stand(0, 200, 0), fix(215, 90), ...stand(230, 200, 0)]
    expect(stopsOf(fixes)).toMatchObject([{ from: 0, to: 430_000 }])
  })

  it('are two when the truck went on in between', () => {
    const fixes = [...stand(0, 240, 0), ...drive(10, { from: 100, since: 260 }), ...stand(400, 240, 1200)]
    expect(stopsOf(fixes)).toHaveLength(2)
  })

  it('are also where a device kept silent', () => {
    expect(stopsOf([fix(0, 0), fix(1800, 5)])).toMatchObject([{ from: 0, to: 1_800_000 }])
  })
})

describe('the measure of a way', () => {
  it('is its length, and the time from end to end', () => {
    const fixes = drive(31)
    expect(drivenM(fixes, stopsOf(fixes))).toBeCloseTo(3000, -1)
    expect(durationS(fixes)).toBe(300)
  })

  it('does not grow while the truck stands', () => {
    const fixes = [...drive(11), ...stand(110, 3600, 1000), ...drive(11, { from: 1000, since: 3720 })]
    expect(drivenM(fixes, [])).toBeGreaterThan(2800)
    expect(Math.abs(drivenM(fixes, stopsOf(fixes)) - 2000)).toBeLessThan(30)
  })

  it('of nothing is nothing', () => {
    expect([drivenM([], []), durationS([]), drivenM([fix(0, 0)], []), durationS([fix(0, 0)])]).toEqual([0, 0, 0, 0])
  })
})
