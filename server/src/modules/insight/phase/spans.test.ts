import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChartStep } from './enums.js'
import { type SummedSpan, summedSpans } from './spans.js'
import { daysLater } from './steps.js'

/** Number of spans that contain a day, less those that subtract it. */
function timesOf(spans: readonly SummedSpan[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { from, to, sign } of spans) {
    for (let day = from; day < to; day = daysLater(day, 1)) times.set(day, (times.get(day) ?? 0) + sign)
  }
  return new Map([...times].filter(([, count]) => count !== 0))
}

const told = (spans: readonly SummedSpan[]) =>
  spans.map(({ unit, from, to, sign }) => `${sign < 0 ? '-' : ''}${unit} ${from} ${to}`)

describe('the sums of some days', () => {
  it.each([
    ['2026-01-01', '2026-12-31', ['YEAR 2026-01-01 2027-01-01']],
    ['2026-03-01', '2026-03-03', ['DAY 2026-03-01 2026-03-04']],
    ['2026-03-02', '2026-03-31', ['MONTH 2026-03-01 2026-04-01', '-DAY 2026-03-01 2026-03-02']],
    [
      '2026-01-01',
      '2026-11-27',
      ['YEAR 2026-01-01 2027-01-01', '-DAY 2026-11-28 2026-12-01', '-MONTH 2026-12-01 2027-01-01'],
    ],
  ])('%s to %s are few', (from, to, spans) => {
    expect(told(summedSpans({ from, to }))).toEqual(spans)
  })

  it('of none are none', () => {
    expect(summedSpans({ from: '2026-03-02', to: '2026-03-01' })).toEqual([])
  })

  it('have each day once, and no other', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => daysLater('2023-06-15', days))
    const step = fc.option(fc.constantFrom(...Object.values(ChartStep)), { nil: undefined })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), step, (from, length, drawn) => {
        const to = daysLater(from, length)
        const times = timesOf(summedSpans({ from, to }, drawn))
        expect(times.size).toBe(length + 1)
        expect([...times].every(([one, count]) => count === 1 && one >= from && one <= to)).toBe(true)
      }),
    )
  })
})
