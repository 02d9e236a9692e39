import { describe, expect, it } from 'vitest'
import { bookedText, phaseBooked, phaseTrips, tripsText } from '../phase-trips'
import { partUrl } from './links'

const phaseIn = (url: string) => new URLSearchParams(url.slice(url.indexOf('?'))).get('phase')

describe('the address of a part of a cost', () => {
  it.each([
    ['outsideCost', 'OUTSIDE', '外运运费'],
    ['insideCost', 'INSIDE', '内转运费'],
    ['adjustAmt', 'ADJUSTED', '运单调整'],
    ['ticketCost', 'TICKET', '用票成本'],
    ['dumpFee', 'DUMP_FEE', '消纳费用'],
    ['unpricedCount', 'UNPRICED', '没有单价的运单'],
    ['unpricedTicketCount', 'UNPRICED_TICKET', '没有单价的票'],
  ] as const)('of %s is read as what it was written for', (name, part, text) => {
    const ofPhase = phaseTrips.read(phaseIn(partUrl({ phaseId: 'h1' }, name)))
    expect(ofPhase).toEqual({ phaseId: 'h1', chart: 'EVERY', part })
    expect(ofPhase && tripsText(ofPhase)).toBe(text)
    const beside = phaseTrips.read(phaseIn(partUrl({ projectInfoId: 'p1' }, name)))
    expect(beside).toEqual({ projectInfoId: 'p1', chart: 'EVERY', part })
    expect(beside && tripsText(beside)).toBe(`不属于任何分期：${text}`)
    const all = phaseTrips.read(phaseIn(partUrl({ projectInfoId: 'p1', whole: true }, name)))
    expect(all).toEqual({ projectInfoId: 'p1', whole: true, chart: 'EVERY', part })
    expect(all && tripsText(all)).toBe(`整个项目：${text}`)
  })

  it('of machines is one of records', () => {
    expect(phaseBooked.read(phaseIn(partUrl({ phaseId: 'h1' }, 'machineCost')))).toEqual({ phaseId: 'h1' })
    expect(phaseBooked.read(phaseIn(partUrl({ projectInfoId: 'p1' }, 'unpricedShiftCount')))).toEqual({
      projectInfoId: 'p1',
      unpriced: true,
    })
  })

  it('of tickets without trips is one of their ledger', () => {
    const url = partUrl({ phaseId: 'h1' }, 'ticketAdjustAmt')
    expect(url.startsWith('/ticket/entries?')).toBe(true)
    expect(phaseBooked.read(phaseIn(url))).toEqual({ phaseId: 'h1' })
    const lacking = phaseBooked.read(phaseIn(partUrl({ projectInfoId: 'p1', whole: true }, 'unpricedEntryCount')))
    expect(lacking).toEqual({ projectInfoId: 'p1', whole: true, unpriced: true })
    expect(lacking && bookedText(lacking, '票据调整', '没有单价')).toBe('整个项目的票据调整，没有单价')
  })

  it.each([
    '',
    'none.~EVERY~TICKET',
    'all.~EVERY~TICKET',
    'h1~TRANSPORT~TICKET',
    'h1~EVERY~NOTHING',
    'h1~EVERY~TICKET~x',
  ])('is refused where it says what no list has: %s', (text) => {
    expect(phaseTrips.isReadable?.(text)).toBe(false)
  })

  it.each(['', 'none.', 'h1~PRICED', 'h1~UNPRICED~x'])('of records is refused, too: %s', (text) => {
    expect(phaseBooked.isReadable?.(text)).toBe(false)
  })
})
