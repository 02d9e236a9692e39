import { describe, expect, it } from 'vitest'
import { barAt, cursorAfter, partAt, plotOf, pointAt, shareAt, shiftOf, stackOf } from './plot'

const plot = plotOf({ width: 516, count: 4, bars: [0, 2], compares: false, rightAxis: true })

describe('the place of bars', () => {
  it('is side by side around the middle of their point', () => {
    expect(plot).toMatchObject({ room: 100, barWidth: 26 })
    expect([shiftOf(plot, 0), shiftOf(plot, 1)]).toEqual([-0.13, 0.13])
  })

  it('tells which point and which bar the pointer is over', () => {
    expect([10, 57, 455, 460].map((x) => pointAt(plot, x))).toEqual([null, 0, 3, null])
    expect([60, 100, 110, 150].map((x) => barAt(plot, x))).toEqual([null, 0, 2, null])
  })

  it('has two columns for a series that is compared', () => {
    const both = plotOf({ width: 516, count: 4, bars: [0, 2], compares: true, rightAxis: true })
    expect(both.barWidth).toBe(18)
    expect([72, 90, 108, 130].map((x) => barAt(both, x))).toEqual([0, 0, 2, 2])
  })
})

describe('the parts of a stack', () => {
  const stack = plotOf({ width: 516, count: 4, bars: [0, 1, 2, 3], compares: false, stacked: true, rightAxis: true })
  const heights = [0.5, -0.125, 0.25, null]
  const parts = stackOf(stack.bars, (index) => heights[index] ?? null)

  it('begin where those before them end that go the same way', () => {
    expect(parts).toEqual([
      { index: 0, from: 0, to: 0.5 },
      { index: 1, from: 0, to: -0.125 },
      { index: 2, from: 0.5, to: 0.75 },
      { index: 3, from: 0.75, to: 0.75 },
    ])
  })

  it('are found by how far up a place is, in the column of its point', () => {
    const at = (share: number, x = 106) => partAt(stack, x, share, parts)
    expect([0.8, 0.6, 0.5, 0.2, 0, -0.1, -0.2].map((share) => at(share))).toEqual([null, 2, 2, 0, 0, 1, null])
    expect([70, 80, 130, 140].map((x) => at(0.2, x))).toEqual([null, 0, 0, null])
    expect(at(0.2, 10)).toBeNull()
  })

  it('are measured from the top of the axis to its bottom', () => {
    expect([30, 168, 306].map((y) => shareAt(y, 340, 0))).toEqual([1, 0.5, 0])
    expect([30, 306].map((y) => shareAt(y, 340, -0.25))).toEqual([1, -0.25])
  })
})

describe('the keys of a chart', () => {
  const after = (key: string, at: number | null, series: number | null = null) =>
    cursorAfter(key, at === null ? null : { at, series }, 5, [0, 2])

  it('walk from point to point and to the ends', () => {
    expect(after('ArrowRight', null)).toEqual({ at: 0, series: null })
    expect(after('ArrowLeft', null)).toEqual({ at: 4, series: null })
    expect(after('ArrowRight', 4)).toEqual({ at: 4, series: null })
    expect(after('Home', 3)).toEqual({ at: 0, series: null })
    expect(after('End', 0)).toEqual({ at: 4, series: null })
    expect(after('PageDown', 0)).toEqual({ at: 4, series: null })
    expect(after('PageUp', 4, 2)).toEqual({ at: 0, series: 2 })
  })

  it('walk through the series that are shown', () => {
    expect(after('ArrowDown', 1)).toEqual({ at: 1, series: 0 })
    expect(after('ArrowDown', 1, 0)).toEqual({ at: 1, series: 2 })
    expect(after('ArrowDown', 1, 2)).toEqual({ at: 1, series: 0 })
    expect(after('ArrowUp', 1)).toEqual({ at: 1, series: 2 })
  })

  it('leave the chart by Escape, and all other keys to the page', () => {
    expect(after('Escape', 1)).toBeNull()
    expect(after('Escape', null)).toBeUndefined()
    expect(after('Tab', 1)).toBeUndefined()
    expect(cursorAfter('ArrowRight', null, 0, [])).toBeUndefined()
  })
})
