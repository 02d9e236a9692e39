import { at, judge, soundTrip } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

const tomorrow = { now: at('09:11', '2026-11-03') }
const tickets = (samples: number, used: number) => ({ ...soundTrip.norm, tickets: { samples, used } })

describe('a ticket without a trip', () => {
  it('is one on a void waybill', () => {
    expect(judge('TICKET_WITHOUT_TRIP', { status: 'VOID' })?.text).toBe('已用票，但运单已作废')
    expect(judge('TICKET_WITHOUT_TRIP', { status: 'VOID', isTicket: false })).toBeNull()
  })

  it.each(['LOADED', 'IN_TRANSIT'] as const)('is one on a trip that stays %s', (status) => {
    const trip = { status, doneAt: null }
    expect(judge('TICKET_WITHOUT_TRIP', trip, tomorrow)?.text).toBe('已用票，出场超过24小时仍未完成')
    expect(judge('TICKET_WITHOUT_TRIP', trip)).toBeNull()
    expect(judge('TICKET_WITHOUT_TRIP', trip, { limits: { hours: 2 } })?.text).toBe('已用票，出场超过2小时仍未完成')
  })

  it('is not reported for a completed trip', () => {
    expect(judge('TICKET_WITHOUT_TRIP', {}, tomorrow)).toBeNull()
  })
})

describe('a trip without a ticket', () => {
  it('is one where nearly all others carry one', () => {
    expect(judge('TRIP_WITHOUT_TICKET', { isTicket: false })?.text).toBe(
      '没有用票；同项目、同渣土场、同土质近30天100趟中98%用票',
    )
  })

  it.each([
    [{}],
    [{ isTicket: false, hasSite: false }],
    [{ isTicket: false, status: 'IN_TRANSIT' }],
    [{ isTicket: false, norm: tickets(100, 89) }],
    [{ isTicket: false, norm: tickets(19, 19) }],
    [{ isTicket: false, norm: { ...soundTrip.norm, tickets: null } }],
  ] as const)('%j: nothing', (trip) => {
    expect(judge('TRIP_WITHOUT_TICKET', trip)).toBeNull()
  })

  it('is one from the share on that the company says', () => {
    const trip = { isTicket: false, norm: tickets(100, 90) }
    expect(judge('TRIP_WITHOUT_TICKET', trip)).not.toBeNull()
    expect(judge('TRIP_WITHOUT_TICKET', trip, { limits: { percent: 91 } })).toBeNull()
  })
})
