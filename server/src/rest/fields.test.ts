import { describe, expect, it } from 'vitest'
import { instant, range, rangeEnd, whole } from './fields.js'

describe('a range', () => {
  const DAY = ['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z']
  const said = (start: string | undefined, end: string | undefined, endOf: typeof rangeEnd | typeof instant) => {
    const { from, to } = range(instant('起').optional().parse(start), endOf('止').optional().parse(end)) ?? {}
    return [from?.toISOString(), to?.toISOString()]
  }

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20 00:00:00'],
    ['2026-11-20', '2026-11-20 00:00:00'],
    ['2026-11-20 00:00:00', '2026-11-20'],
  ])('from %s to %s means that day, whether its end is named with it or without', (start, end) => {
    expect(said(start, end, rangeEnd)).toEqual(DAY)
    expect(said(start, end, instant)).toEqual(DAY)
  })

  it('from an hour to the same day means the rest of it', () => {
    expect(said('2026-11-20 06:00:00', '2026-11-20', instant)).toEqual(['2026-11-19T22:00:00.000Z', DAY[1]])
  })

  it('of other ends is what they say', () => {
    expect(said('2026-11-20', '2026-11-21', rangeEnd)).toEqual([DAY[0], '2026-11-21T16:00:00.000Z'])
    expect(said('2026-11-20', '2026-11-21', instant)).toEqual(DAY)
    expect(said('2026-11-20 06:00:00', '2026-11-21 06:00:00', instant)).toEqual([
      '2026-11-19T22:00:00.000Z',
      '2026-11-20T22:00:00.000Z',
    ])
    expect(said('2026-11-20 06:00:00', '2026-11-20 06:00:00', rangeEnd)).toEqual([
      '2026-11-19T22:00:00.000Z',
      '2026-11-19T22:00:01.000Z',
    ])
    expect(said(undefined, '2026-11-20', rangeEnd)).toEqual([undefined, DAY[1]])
    expect(range(undefined, undefined)).toBeUndefined()
  })
})

it.each([
  ['1,200', 1200],
  [' 7 ', 7],
  ['3.0', 3],
  [3, 3],
])('a whole number is read of %j', (given, number) => {
  expect(whole('数量', 1, 5000).parse(given)).toBe(number)
})

it.each(['1,2', '1.5', '', 'x', '１e3'])('no whole number is read of %j', (given) => {
  expect(whole('数量', 1, 5000).safeParse(given).success).toBe(false)
})
