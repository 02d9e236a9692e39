import { describe, expect, it } from 'vitest'
import type { Quantity } from '../format/decimal'
import { csvOf, labelEvery, scaleOf, tellPoint } from './series'

const chart = {
  title: '票据走势',
  dayName: '票日',
  bars: [
    { name: '领票', unit: '张', kind: 'count' as const },
    { name: '用票', unit: '张', kind: 'count' as const },
  ],
  line: { name: '剩余', unit: '张', kind: 'count' as const },
  points: [
    { day: '2026-11-01', bars: [20, 8], line: 1012 },
    { day: '2026-11-02', bars: [0, 9], line: -3 },
  ],
}

describe('the axes of a chart', () => {
  it('end at round numbers that ticks divide evenly', () => {
    expect(scaleOf([{ day: '', bars: [17], line: 260 }])).toMatchObject({ topBar: 20, topLine: 260, bottom: 0 })
    expect(scaleOf([])).toMatchObject({ topBar: 4, topLine: 4, shares: [0, 0.25, 0.5, 0.75, 1] })
  })

  it('share their 0 where figures go below it', () => {
    expect(scaleOf([{ day: '', bars: [8], line: -3 }])).toEqual({
      topBar: 8,
      topLine: 4,
      bottom: -0.75,
      shares: [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1],
    })
  })

  it('label as many points as there is room for', () => {
    expect(labelEvery(14, 1000)).toBe(1)
    expect(labelEvery(180, 1000)).toBe(10)
    expect(labelEvery(7, 0)).toBe(364)
  })
})

describe('the figures of a chart', () => {
  it('are told with their units', () => {
    const [point] = chart.points
    expect(point && tellPoint(chart, point)).toBe('领票 20 张\n用票 8 张\n剩余 1,012 张')
  })

  it('become a file of plain numbers', () => {
    expect(csvOf(chart)).toBe(
      '\uFEFF票日,领票（张）,用票（张）,剩余（张）\r\n2026-11-01,20,8,1012\r\n2026-11-02,0,9,-3\r\n',
    )
    const tons = { name: '重量,"净"', unit: '吨', kind: 'quantity' as const }
    const points = [{ day: '2026-11-01', bars: [], line: '12.5' as Quantity }]
    expect(csvOf({ ...chart, bars: [], line: tons, points })).toContain('"重量,""净""（吨）"\r\n2026-11-01,12.5')
  })
})
