import { drive, fix, place } from '@tufang/tests/fixes'
import { describe, expect, it } from 'vitest'
import { timesAlong } from './along.js'

const road = Array.from({ length: 21 }, (_, at) => place(at * 100, 0))

describe('the points of a road', () => {
  it('get the times between those of the anchors, evenly with the way', () => {
    const passed = timesAlong(road, [fix(0, 3, 20), fix(100, 1000, -10), fix(300, 2000)])
    expect(passed).toHaveLength(21)
    expect(passed.map(({ at }) => at / 1000)).toEqual([
      ...Array.from({ length: 11 }, (_, at) => at * 10),
      ...Array.from({ length: 10 }, (_, at) => 120 + at * 20),
    ])
    expect(passed[5]).toMatchObject({ speed: 36, heading: 90 })
    expect(passed.at(-1)).toMatchObject({ speed: 18, heading: 90 })
  })

  it('are there twice where somebody stood', () => {
    const passed = timesAlong(road, [fix(0, 0), fix(100, 1000), fix(400, 1005), fix(500, 2000)])
    expect(passed).toHaveLength(22)
    expect(passed.filter(({ lng }) => lng === road[10]?.lng).map(({ at }) => at)).toEqual([100_000, 400_000])
  })

  it('never go back in time, also on a road that comes back to itself', () => {
    const loop = [...road, ...road.toReversed().slice(1)]
    const anchors = [...drive(21), ...drive(20).toReversed()].map((one, at) => ({ ...one, at: at * 10_000 }))
    const times = timesAlong(loop, anchors).map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBe(400_000)
  })
})
