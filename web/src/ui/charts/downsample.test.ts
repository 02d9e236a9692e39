import { describe, expect, it } from 'vitest'
import { drawnOf, lttb, MOST_DRAWN } from './downsample'
import type { Chart } from './series'

const wave = Array.from({ length: 1000 }, (_, index) => Math.sin(index / 30) * 100)

describe('largest triangle three buckets', () => {
  it('leaves few figures as they are', () => {
    expect(lttb([3, 1, 2], 3)).toEqual([0, 1, 2])
    expect(lttb([], 250)).toEqual([])
  })

  it('keeps so many of many, in order, with both ends', () => {
    const kept = lttb(wave, 100)
    expect(kept).toHaveLength(100)
    expect([kept[0], kept.at(-1)]).toEqual([0, 999])
    expect(kept).toEqual([...new Set(kept)].sort((one, other) => one - other))
  })

  it('keeps a peak that stands alone', () => {
    const flat = Array.from({ length: 1000 }, () => 5)
    for (const at of [1, 417, 998]) expect(lttb(flat.with(at, 900), 20)).toContain(at)
  })

  it('makes do with hardly any room', () => {
    expect(lttb(wave, 2)).toEqual([0, 999])
    expect(lttb(wave, 0)).toEqual([])
  })
})

describe('the points that are drawn', () => {
  const chart = (count: number, compared?: string): Chart => ({
    title: '',
    pointName: '',
    compared,
    series: [
      { name: '甲', unit: '车', kind: 'count', mark: 'bar' },
      { name: '乙', unit: '方', kind: 'count', mark: 'line' },
    ],
    points: Array.from({ length: count }, (_, at) => ({
      key: String(at),
      label: String(at),
      values: [at === 333 ? 9000 : 5, at === 555 ? null : 70],
      compared: { label: '', values: [at === 444 ? 8000 : 5, 70] },
    })),
  })

  it('are all as long as they are few', () => {
    expect(drawnOf(chart(MOST_DRAWN), [0, 1])).toHaveLength(MOST_DRAWN)
  })

  it('keep the peaks and gaps of each series, at most 250 together', () => {
    const drawn = drawnOf(chart(1000, '一期'), [0, 1])
    expect(drawn.length).toBeLessThanOrEqual(MOST_DRAWN)
    const keys = drawn.map(({ key }) => key)
    for (const key of ['0', '333', '444', '555', '999']) expect(keys).toContain(key)
  })

  it('need not keep what is hidden', () => {
    expect(drawnOf(chart(1000), []).length).toBeLessThanOrEqual(MOST_DRAWN)
  })
})
