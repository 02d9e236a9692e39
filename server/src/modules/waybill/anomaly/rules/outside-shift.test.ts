import { at, judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

describe('a trip booked on a shift', () => {
  it.each([
    ['DAY', '18:31', '登记为白班（06:00–18:00），装车时间18:31'],
    ['DAY', '05:29', '登记为白班（06:00–18:00），装车时间05:29'],
    ['DAY', '23:59', '登记为白班（06:00–18:00），装车时间23:59'],
    ['NIGHT', '12:00', '登记为夜班（18:00–06:00），装车时间12:00'],
  ] as const)('of the %s at %s: %s', (shift, clock, text) => {
    expect(judge('OUTSIDE_SHIFT', { shift, loadAt: at(clock) })?.text).toBe(text)
  })

  it.each([
    ['DAY', '06:00'],
    ['DAY', '17:59'],
    ['DAY', '18:30'],
    ['DAY', '05:30'],
    ['NIGHT', '18:00'],
    ['NIGHT', '00:00'],
    ['NIGHT', '05:59'],
    ['NIGHT', '06:30'],
    [null, '12:00'],
  ] as const)('of the %s at %s is within half an hour', (shift, clock) => {
    expect(judge('OUTSIDE_SHIFT', { shift, loadAt: at(clock) })).toBeNull()
  })

  it('goes by its project’s hours, and by its leaving where nobody punched its loading', () => {
    const trip = { shift: 'DAY', dayStart: 420, nightStart: 1140, loadAt: null, goAt: at('19:40') } as const
    expect(judge('OUTSIDE_SHIFT', trip)?.text).toBe('登记为白班（07:00–19:00），出场时间19:40')
    expect(judge('OUTSIDE_SHIFT', trip, { limits: { minutes: 40 } })).toBeNull()
  })

  it('is nothing when void', () => {
    expect(judge('OUTSIDE_SHIFT', { shift: 'NIGHT', status: 'VOID' })).toBeNull()
  })
})
