import { describe, expect, it } from 'vitest'
import { parsePlainTime } from '../values/clock.js'
import { spanOf } from './span.js'

const at = (text: string): Date => {
  const time = parsePlainTime(text.length === 10 ? `${text} 00:00:00` : text)
  if (!time) throw new Error(text)
  return time
}
/** Days as "from to", open where nothing is said. */
const told = (pieces: readonly { from?: string | undefined; to?: string | undefined }[]): string[] =>
  pieces.map(({ from = '…', to = '…' }) => `${from} ${to}`)

function cutOf(from?: string, to?: string) {
  const span = spanOf({ from: from ? at(from) : null, to: to ? at(to) : null })
  if (!span) return undefined
  const { years, months, days, ends, byMonth } = span
  return {
    years: told(years),
    months: told(months),
    days: told(days),
    ends: ends.length,
    byMonth: told(byMonth.months),
  }
}

describe('a range of time', () => {
  it.each([
    ['everything', undefined, undefined, { years: ['… …'], months: [], days: [], ends: 0, byMonth: ['… …'] }],
    [
      'whole years',
      '2024-01-01',
      '2026-01-01',
      { years: ['2024-01-01 2026-01-01'], months: [], days: [], ends: 0, byMonth: ['2024-01-01 2026-01-01'] },
    ],
    [
      'a year across two',
      '2025-03-01',
      '2026-03-01',
      { years: [], months: ['2025-03-01 2026-03-01'], days: [], ends: 0, byMonth: ['2025-03-01 2026-03-01'] },
    ],
    [
      'years with something around them',
      '2023-11-15 08:00:00',
      '2026-02-03 06:00:00',
      {
        years: ['2024-01-01 2026-01-01'],
        months: ['2023-12-01 2024-01-01', '2026-01-01 2026-02-01'],
        days: ['2023-11-16 2023-12-01', '2026-02-01 2026-02-03'],
        ends: 2,
        byMonth: ['2023-12-01 2026-02-01'],
      },
    ],
    [
      'all up to a day',
      undefined,
      '2026-02-03',
      {
        years: ['… 2026-01-01'],
        months: ['2026-01-01 2026-02-01'],
        days: ['2026-02-01 2026-02-03'],
        ends: 0,
        byMonth: ['… 2026-02-01'],
      },
    ],
    [
      'all since the middle of a day',
      '2026-12-31 06:00:00',
      undefined,
      { years: ['2027-01-01 …'], months: [], days: [], ends: 1, byMonth: ['2027-01-01 …'] },
    ],
    [
      'a few days',
      '2026-02-27',
      '2026-03-02',
      { years: [], months: [], days: ['2026-02-27 2026-03-02'], ends: 0, byMonth: [] },
    ],
    ['a part of a day', '2026-02-27 06:00:00', '2026-02-27 18:00:00', undefined],
  ])('of %s is cut into whole years, months and days', (_, from, to, expected) => {
    expect(cutOf(from, to)).toEqual(expected)
  })
})
