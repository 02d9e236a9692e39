import { describe, expect, it } from 'vitest'
import { readClock, readDay, readMoment } from './typed'

describe('a typed day', () => {
  it.each(['2026-01-05', '2026-1-5', '2026/1/5', '2026.1.5', '2026年1月5日', '20260105', ' ２０２６－０１－０５ '])(
    'is read from %s',
    (text) => expect(readDay(text)).toBe('2026-01-05'),
  )

  it.each([
    '',
    '2026',
    '2026-1',
    '2026-02-30',
    '2026-13-01',
    '20260',
    '05-01-2026',
    '0001-01-01',
    '3000-01-01',
    '20261305',
  ])('is not read from "%s"', (text) => expect(readDay(text)).toBeUndefined())
})

describe('a typed time', () => {
  it.each([
    ['06:00:00', '06:00:00'],
    ['6:5', '06:05:00'],
    ['06：00', '06:00:00'],
    ['0600', '06:00:00'],
    ['235959', '23:59:59'],
  ])('is read from %s', (text, clock) => expect(readClock(text)).toBe(clock))

  it.each(['', '6', '24:00', '06:60', '06:00:60', '6:'])('is not read from "%s"', (text) =>
    expect(readClock(text)).toBeUndefined(),
  )
})

describe('a typed moment', () => {
  it.each([
    ['2026-01-05 06:00:00', '2026-01-05 06:00:00'],
    ['2026-1-5 6:05', '2026-01-05 06:05:00'],
    ['2026/01/05T23:59:59', '2026-01-05 23:59:59'],
    ['2026年1月5日 06：00', '2026-01-05 06:00:00'],
    ['2026年1月5日6:00', '2026-01-05 06:00:00'],
    ['20260105 0600', '2026-01-05 06:00:00'],
    ['20260105060030', '2026-01-05 06:00:30'],
  ])('is read from %s', (text, moment) => expect(readMoment(text)).toBe(moment))

  it.each(['', '2026-01-05', '06:00:00', '2026-02-30 06:00', '2026-01-05 25:00', '2026010506', '昨天 06:00'])(
    'is not read from "%s"',
    (text) => expect(readMoment(text)).toBeUndefined(),
  )
})
