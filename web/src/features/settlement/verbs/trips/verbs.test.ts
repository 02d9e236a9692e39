import { describe, expect, it } from 'vitest'
import { texts } from './texts'
import { lineVerbs, type Trip, variablesOf, whyNot } from './verbs'

const trip = (over: Partial<Trip> = {}): Trip => ({
  id: '1',
  no: 'YD1',
  settlementId: 's1',
  settleNo: 'JS1',
  weightType: 'TRUCK',
  tpMode: 'RELEASE',
  goSoilType: '粘土',
  ...over,
})

describe('a verb on trips', () => {
  it('says why none of them can be taken off a settlement', () => {
    const free = trip({ settlementId: null, settleNo: null })
    expect(whyNot('remove', [free])).toBe(texts.noneSettled)
    expect(whyNot('remove', [free, trip()])).toBeNull()
  })

  it('splits one settlement only, and only what stands on it', () => {
    expect(whyNot('split', [trip(), trip({ id: '2' })])).toBeNull()
    expect(whyNot('split', [trip(), trip({ settlementId: 's2' })])).toBe(texts.severalSettlements)
    expect(whyNot('split', [trip(), trip({ settlementId: null })])).toBe(texts.severalSettlements)
  })

  it('gives one price to trips of one unit, mode and soil only', () => {
    for (const other of [{ weightType: 'TON' }, { tpMode: 'FREIGHT' }, { goSoilType: '砂土' }] as const)
      expect(whyNot('reprice', [trip(), trip(other)])).toBe(texts.severalKinds)
    expect(whyNot('reprice', [trip({ settlementId: null })])).toBeNull()
  })

  it('sends what its document takes', () => {
    expect(variablesOf(lineVerbs.reprice, ['1'], '1,234.5')).toEqual({ input: [{ id: '1', settlePrice: '1234.5' }] })
    expect(variablesOf(lineVerbs.reject, ['1'], ' 偏高 ')).toEqual({ waybillIds: ['1'], reason: '偏高' })
    expect(variablesOf(lineVerbs.keep, ['1'], '')).toEqual({ waybillIds: ['1'] })
  })
})
