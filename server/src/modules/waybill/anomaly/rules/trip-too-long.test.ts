import { at, judge, soundTrip } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

const HOUR = 3600
const after = (seconds: number) => ({ doneAt: soundTrip.goAt + seconds })

describe('a trip of more than 24 hours', () => {
  it('says how long it took', () => {
    expect(judge('TRIP_TOO_LONG', after(27 * HOUR + 13 * 60 + 59))?.text).toBe('出场至完成27小时13分59秒，超过24小时')
    expect(judge('TRIP_TOO_LONG', after(24 * HOUR + 1))?.text).toBe('出场至完成24小时0分1秒，超过24小时')
    expect(judge('TRIP_TOO_LONG', after(30 * HOUR))?.text).toBe('出场至完成30小时，超过24小时')
  })

  it('may be under way still; its evidence does not move with the time', () => {
    const trip = { status: 'IN_TRANSIT', doneAt: null } as const
    expect(judge('TRIP_TOO_LONG', trip)).toBeNull()
    const [first, later] = [at('09:11', '2026-11-03'), at('09:11', '2026-11-09')].map((now) =>
      judge('TRIP_TOO_LONG', trip, { now }),
    )
    expect(first?.text).toBe('11-02 09:10出场，超过24小时仍未完成')
    expect(later).toEqual(first)
  })

  it.each([
    [after(24 * HOUR)],
    [{ ...after(48 * HOUR), status: 'VOID' }],
    [{ status: 'UNLOADED', doneAt: null }],
  ] as const)('%j: nothing', (trip) => {
    expect(judge('TRIP_TOO_LONG', trip, { now: at('09:00', '2026-12-01') })).toBeNull()
  })

  it('is as long as the company says', () => {
    expect(judge('TRIP_TOO_LONG', after(5 * HOUR), { limits: { hours: 4 } })?.text).toBe('出场至完成5小时，超过4小时')
  })
})
