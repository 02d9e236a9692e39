import { at, judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

const DAY = 86_400
const other = (no: string, daysBefore: number) => ({ id: `id-${no}`, no, goAt: at('08:30') - daysBefore * DAY })

describe('a ticket number that another trip to the site has', () => {
  it('is told with the site and the latest of the others', () => {
    const sameTickets = [other('YD2', 0), other('YD1', 3)]
    expect(judge('DOUBLE_TICKET', { sameTickets })).toMatchObject({
      text: '票号A001在渣土场“东场”与运单YD2重复（11-02 08:30出场），另有1趟',
      others: ['YD2', 'YD1'],
    })
  })

  it('counts for half a year, or as long as the company says', () => {
    const [near, far] = [other('YD1', 179), other('YD2', 181)]
    expect(judge('DOUBLE_TICKET', { sameTickets: [near, far] })?.others).toEqual(['YD1'])
    expect(judge('DOUBLE_TICKET', { sameTickets: [far] })).toBeNull()
    expect(judge('DOUBLE_TICKET', { sameTickets: [near, far] }, { limits: { days: 365 } })?.others).toHaveLength(2)
  })

  it('is nothing on a void waybill', () => {
    expect(judge('DOUBLE_TICKET', { status: 'VOID', sameTickets: [other('YD1', 0)] })).toBeNull()
  })

  it('is another question with another number or another waybill', () => {
    const keys = [
      { sameTickets: [other('YD1', 0)] },
      { sameTickets: [other('YD2', 0)] },
      { ticketNo: 'A002', sameTickets: [other('YD1', 0)] },
    ].map((trip) => judge('DOUBLE_TICKET', trip)?.key)
    expect(new Set(keys).size).toBe(3)
  })
})

describe('a ticket that the project did not have', () => {
  it('is told with its number, its place and the rest of the stock', () => {
    expect(judge('TICKET_WITHOUT_STOCK', { ticketsLeft: 0 })?.text).toBe(
      '用票1张（票号A001），项目“一号工地”在渣土场“东场”的渣土票出场前剩余0张',
    )
    expect(judge('TICKET_WITHOUT_STOCK', { ticketsLeft: -3, ticketNo: null })?.text).toBe(
      '用票1张，项目“一号工地”在渣土场“东场”的渣土票出场前剩余-3张',
    )
  })

  it('may be borrowed as far as the company says', () => {
    const limits = { tickets: 3 }
    expect(judge('TICKET_WITHOUT_STOCK', { ticketsLeft: -2 }, { limits })).toBeNull()
    expect(judge('TICKET_WITHOUT_STOCK', { ticketsLeft: -3 }, { limits })).not.toBeNull()
  })

  it('stays the same question while the figures of others move', () => {
    const [one, two] = [0, -7].map((ticketsLeft) => judge('TICKET_WITHOUT_STOCK', { ticketsLeft })?.key)
    expect(one).toBe(two)
  })

  it.each([
    [{ ticketsLeft: null }],
    [{ ticketsLeft: 0, isTicket: false }],
    [{ ticketsLeft: 0, siteName: null }],
    [{ ticketsLeft: 0, status: 'VOID' }],
  ] as const)('%j: nothing', (trip) => {
    expect(judge('TICKET_WITHOUT_STOCK', trip)).toBeNull()
  })
})
