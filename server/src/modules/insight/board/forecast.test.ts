import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { daysLater } from '../phase/steps.js'
import { forecastEnd } from './forecast.js'

const TODAY = '2026-06-20'
/** Working days with these cubic metres, at equal distances, the last one yesterday. */
const days = (cubic: number[], apart = 1) =>
  cubic.map((value, at) => ({ day: daysLater(TODAY, -1 - at * apart), cubic: new Big(value) }))
const forecast = (left: number, cubic: number[], apart?: number) =>
  forecastEnd({ left: new Big(left), days: days(cubic, apart), today: TODAY })

describe('the forecast of an end', () => {
  it.each<[string, number, number[], number, object]>([
    [
      'comes on the last of the days that the pace takes, today the first',
      1000,
      [100, 100, 100],
      1,
      { endDay: '2026-06-29' },
    ],
    ['counts a day begun as a whole one', 1001, [100, 100, 100], 1, { endDay: '2026-06-30' }],
    ['is today where one day is enough', 1, [100, 100, 100], 1, { endDay: TODAY }],
    [
      'has a range by the quartiles, between two values where they fall there',
      1200,
      [100, 200, 300, 400],
      1,
      // At 175, 250 and 325 a day it takes 7, 5 and 4 days.
      {
        pace: '250.000',
        slowPace: '175.000',
        fastPace: '325.000',
        endDay: '2026-06-24',
        earliestDay: '2026-06-23',
        latestDay: '2026-06-26',
      },
    ],
    [
      'gives days without work their share',
      300,
      [100, 100, 100],
      3,
      // Three working days in seven, so that as few are expected.
      { workingDays: 3, calendarDays: 7, firstDay: '2026-06-13', lastDay: '2026-06-19', endDay: '2026-06-26' },
    ],
    [
      'looks at the last fourteen working days only',
      1400,
      [...Array<number>(14).fill(100), ...Array<number>(20).fill(900)],
      1,
      { workingDays: 14, pace: '100.000', endDay: '2026-07-03' },
    ],
    [
      'has no latest day where every fourth day hauls nothing',
      1000,
      [0, 0, 100, 100, 100],
      1,
      { slowPace: '0.000', latestDay: null },
    ],
    [
      'says no day that lies ten years ahead',
      1_000_000,
      [1, 1, 1],
      1,
      { endDay: null, pace: '1.000', leftCubic: '1000000.000' },
    ],
  ])('%s', (_, left, cubic, apart, expected) => {
    expect(forecast(left, cubic, apart)).toMatchObject(expected)
  })

  it.each<[string, number, number[]]>([
    ['nothing is left of the plan', 0, [100, 100, 100]],
    ['more was hauled than planned', -5, [100, 100, 100]],
    ['there were fewer than three working days', 100, [100, 100]],
    ['nothing went out on most of them', 100, [0, 0, 0, 100]],
  ])('is missing where %s', (_, left, cubic) => {
    expect(forecast(left, cubic)).toBeNull()
  })

  it('does not count today, which is not over', () => {
    const today = { day: TODAY, cubic: new Big(9999) }
    const found = forecastEnd({ left: new Big(1000), days: [today, ...days([100, 100, 100])], today: TODAY })
    expect(found).toMatchObject({ workingDays: 3, pace: '100.000' })
  })
})
