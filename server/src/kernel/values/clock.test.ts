import { describe, expect, it } from 'vitest'
import { dayOf, isoTime, parseDay, parseIsoTime, parsePlainTime, plainTime, systemClock } from './clock.js'

describe('the calendar of Shanghai', () => {
  it.each([
    ['2026-02-28T15:59:59Z', '2026-02-28', '2026-02-28 23:59:59'],
    ['2026-02-28T16:00:00Z', '2026-03-01', '2026-03-01 00:00:00'],
    ['2026-12-31T16:00:00.999Z', '2027-01-01', '2027-01-01 00:00:00'],
    // Summer time was last kept there in 1991; it must not come back.
    ['2026-07-01T00:00:00Z', '2026-07-01', '2026-07-01 08:00:00'],
    ['1992-01-01T00:00:00Z', '1992-01-01', '1992-01-01 08:00:00'],
    ['9998-12-31T23:59:59Z', '9999-01-01', '9999-01-01 07:59:59'],
  ])('%s is the day %s', (instant, day, plain) => {
    const time = new Date(instant)
    expect(dayOf(time)).toBe(day)
    expect(plainTime(time)).toBe(plain)
    expect(isoTime(time)).toBe(`${plain.replace(' ', 'T')}+08:00`)
  })

  it('knows the summer times before 1992', () => {
    expect(plainTime(new Date('1991-07-01T00:00:00Z'))).toBe('1991-07-01 09:00:00')
    expect(dayOf(new Date('1991-07-01T15:30:00Z'))).toBe('1991-07-02')
  })

  it('reads the text of the database', () => {
    expect(plainTime('2026-01-02 03:04:05.678+08')).toBe('2026-01-02 03:04:05')
    expect(isoTime('2026-01-02 03:04:05.678+08')).toBe('2026-01-02T03:04:05+08:00')
  })
})

describe('parsePlainTime', () => {
  it('reads what plainTime writes', () => {
    expect(parsePlainTime('2026-03-01 00:00:00')?.toISOString()).toBe('2026-02-28T16:00:00.000Z')
    const now = new Date('2026-11-20T01:02:03Z')
    expect(parsePlainTime(plainTime(now))).toEqual(now)
  })

  it.each([
    ...['', '2026-03-01', '2026-03-01T00:00:00', '2026-3-1 0:0:0', '2026-03-01 00:00', ' 2026-03-01 00:00:00'],
    ...['2026-02-29 00:00:00', '2026-13-01 00:00:00', '2026-03-01 24:00:00', '2026-03-01 00:60:00', 'now'],
  ])('does not take %j for a time', (text) => {
    expect(parsePlainTime(text)).toBeUndefined()
  })
})

describe('parseIsoTime', () => {
  it.each([
    ['2026-01-02T03:04:05+08:00', '2026-01-01T19:04:05.000Z'],
    ['2026-01-02T03:04Z', '2026-01-02T03:04:00.000Z'],
    ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05+0800', '2026-01-01T19:04:05.000Z'],
    ['2028-02-29T23:59:59-12:00', '2028-03-01T11:59:59.000Z'],
  ])('reads %s', (text, time) => {
    expect(parseIsoTime(text)?.toISOString()).toBe(time)
  })

  it.each([
    ...['', '2026-02-30T00:00:00Z', '2026-02-30T03:04:05+08:00', '2026-02-29T00:00:00Z', '2026-04-31T00:00Z'],
    ...['2026-01-02T24:00:00Z', '2026-01-02T23:60:00Z', '2026-01-02T23:59:60Z', '2026-00-01T00:00:00Z'],
    ...['0000-01-01T00:00:00Z', '2026-01-02T03:04:05', '2026-01-02', '2026-01-02T03:04:05+99:00'],
  ])('does not take %j for a time', (text) => {
    expect(parseIsoTime(text)).toBeUndefined()
  })
})

it('reads a day that the calendar has', () => {
  expect(parseDay('2026-03-01')?.toISOString()).toBe('2026-02-28T16:00:00.000Z')
  for (const none of ['2026-02-30', '2026-3-1', '', '2026-03-01 00:00:00']) expect(parseDay(none)).toBeUndefined()
})

it('gives the time of the machine', () => {
  const [before, now, after] = [Date.now(), systemClock.now().getTime(), Date.now()]
  expect([before, now, after]).toEqual([before, now, after].toSorted((one, other) => one - other))
})
