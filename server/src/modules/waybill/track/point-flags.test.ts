import { describe, expect, it } from 'vitest'
import { monthOf, monthStart, newestAt, oldestAt } from './months.js'
import { flagBits, flagsOf } from './point-flags.js'
import { readTime, timeText } from './time-text.js'

const now = Date.parse('2026-11-20T12:00:00+08:00')
const good = { lng: 113.9, lat: 22.5, at: now - 1000, speed: 60 }
const flags = (change: Partial<typeof good> | { speed: null }) =>
  flagsOf(flagBits({ ...good, ...change }, now, oldestAt(now)))

describe('a position', () => {
  it.each([
    [{}, []],
    [{ speed: null }, []],
    [{ speed: 160 }, []],
    [{ speed: 160.1 }, ['TOO_FAST']],
    [{ lng: 180, lat: -90 }, []],
    [{ lng: 180.1 }, ['OUT_OF_WORLD']],
    [{ lat: 90.1 }, ['OUT_OF_WORLD']],
    [{ lng: 0, lat: 0 }, ['OUT_OF_WORLD']],
    [{ at: now + 299_000 }, []],
    [{ at: now + 301_000 }, ['FUTURE']],
    [{ at: Date.parse('2024-11-01T00:00:00+08:00') }, []],
    [{ at: Date.parse('2024-10-31T23:59:59+08:00') }, ['TOO_OLD']],
    [{ at: 0, lat: 99, speed: 500 }, ['OUT_OF_WORLD', 'TOO_OLD', 'TOO_FAST']],
  ])('%j has the flags %j', (change, found) => {
    expect(flags(change)).toEqual(found)
  })
})

describe('months', () => {
  it('are those of Shanghai', () => {
    expect(monthOf(Date.parse('2026-10-31T15:59:59Z'))).toBe('2026-10')
    expect(monthOf(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11')
    expect(timeText(monthStart(now, 0))).toBe('2026-11-01 00:00:00')
    expect(timeText(monthStart(now, 2))).toBe('2027-01-01 00:00:00')
    expect(timeText(oldestAt(now))).toBe('2024-11-01 00:00:00')
    expect(timeText(newestAt(now))).toBe('2027-01-01 00:00:00')
  })
})

describe('times', () => {
  it.each(['2026-11-20 12:00:00', '2026-02-28 23:59:59'])('%s is read and written', (text) => {
    expect(timeText(readTime(text))).toBe(text)
  })

  it.each([
    '2026-02-30 00:00:00',
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-11-20 24:00:00',
    '',
    'x',
    '2026-11-20 12:00:00Z',
  ])('does not take %j for a time', (text) => {
    expect(readTime(text)).toBeNaN()
  })
})
