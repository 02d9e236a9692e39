import { describe, expect, it } from 'vitest'
import { ChartStep } from './enums.js'
import { daysLater, lengthOf, pointsOf } from './steps.js'

describe('the points of a chart over time', () => {
  const keysOf = (from: string, to: string, step: ChartStep) => pointsOf({ from, to }, step).map(({ key }) => key)

  it('are days, across the end of a month and of a year', () => {
    expect(keysOf('2027-12-30', '2028-01-02', ChartStep.DAY)).toEqual([
      '2027-12-30',
      '2027-12-31',
      '2028-01-01',
      '2028-01-02',
    ])
    expect(keysOf('2028-02-28', '2028-03-01', ChartStep.DAY)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })

  it('are weeks from Monday, cut off at the ends', () => {
    // 2026-11-01 was a Sunday.
    expect(pointsOf({ from: '2026-11-01', to: '2026-11-10' }, ChartStep.WEEK)).toEqual([
      { key: '2026-10-26', label: '2026-11-01 至 11-01', from: '2026-11-01', to: '2026-11-01' },
      { key: '2026-11-02', label: '2026-11-02 至 11-08', from: '2026-11-02', to: '2026-11-08' },
      { key: '2026-11-09', label: '2026-11-09 至 11-10', from: '2026-11-09', to: '2026-11-10' },
    ])
    expect(keysOf('1969-12-31', '1970-01-06', ChartStep.WEEK)).toEqual(['1969-12-29', '1970-01-05'])
  })

  it('are months, cut off at the ends', () => {
    expect(pointsOf({ from: '2026-01-31', to: '2026-03-01' }, ChartStep.MONTH)).toEqual([
      { key: '2026-01-01', label: '2026-01', from: '2026-01-31', to: '2026-01-31' },
      { key: '2026-02-01', label: '2026-02', from: '2026-02-01', to: '2026-02-28' },
      { key: '2026-03-01', label: '2026-03', from: '2026-03-01', to: '2026-03-01' },
    ])
  })

  it('have all days of the span, each once', () => {
    const span = { from: '2027-11-17', to: '2029-02-03' }
    for (const step of Object.values(ChartStep)) {
      const points = pointsOf(span, step)
      expect(points.reduce((days, point) => days + lengthOf(point), 0)).toBe(lengthOf(span))
      for (const [at, { from }] of points.entries())
        if (at > 0) expect(from).toBe(daysLater(points[at - 1]?.to ?? '', 1))
    }
  })
})
