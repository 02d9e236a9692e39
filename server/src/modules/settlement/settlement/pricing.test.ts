import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AmountFacts, createPricing, type PricedFacts, type ProjectPrice, receivable } from './pricing.js'

const price = (parts: Partial<ProjectPrice> = {}): ProjectPrice => ({
  ...{ id: 'every site', projectId: 'p', tpMode: 'FREIGHT', soilType: '淤泥', dumpSiteId: null, price: '10.00' },
  ...parts,
})
const waybill = (parts: Partial<PricedFacts> = {}): PricedFacts => ({
  ...{ projectId: 'p', tpMode: 'FREIGHT', goSoilType: '淤泥', dumpSiteId: null, settlePrice: null, priceSource: null },
  ...parts,
})

describe('createPricing', () => {
  const priceOf = createPricing([price(), price({ id: 'one site', dumpSiteId: 's', price: '12.00' })])

  it('takes the price for the very site before the one for every site', () => {
    expect(priceOf(waybill({ dumpSiteId: 's' }))).toEqual({ price: '12.00', source: 'PROJECT', ref: 'one site' })
    expect(priceOf(waybill({ dumpSiteId: 'elsewhere' }))).toEqual({
      price: '10.00',
      source: 'PROJECT',
      ref: 'every site',
    })
    expect(priceOf(waybill())).toEqual({ price: '10.00', source: 'PROJECT', ref: 'every site' })
  })

  it('takes what a clerk typed before everything', () => {
    const typed = waybill({ dumpSiteId: 's', settlePrice: '0.00', priceSource: 'TYPED' })
    expect(priceOf(typed)).toEqual({ price: '0.00', source: 'TYPED', ref: null })
  })

  it.each<Partial<PricedFacts>>([{ projectId: 'q' }, { tpMode: 'RELEASE' }, { goSoilType: '砂土' }])(
    'has none for %j',
    (other) => {
      expect(priceOf(waybill(other))).toBeNull()
    },
  )

  it('has none for the very site when the only price is for another one', () => {
    expect(createPricing([price({ dumpSiteId: 's' })])(waybill({ dumpSiteId: 't' }))).toBeNull()
  })

  it('does not mix up names that run into each other', () => {
    const tricky = createPricing([price({ projectId: 'p","FREIGHT', soilType: 'x' })])
    expect(tricky(waybill({ goSoilType: 'x' }))).toBeNull()
  })
})

describe('receivable', () => {
  const facts = (parts: Partial<AmountFacts> = {}): AmountFacts => ({
    ...{ weightUnit: 'TON', weightTons: '1.000', exAmt: '0.00', adjustAmt: '0.00' },
    ...parts,
  })

  it.each<[string, Partial<AmountFacts>, string]>([
    ['3.33', { weightTons: '25.125' }, '83.67'],
    ['3.33', { weightUnit: 'CUBIC', weightTons: '25.125' }, '83.67'],
    ['3.33', { weightUnit: 'TRUCK', weightTons: '25.125' }, '3.33'],
    ['0.01', { weightTons: '0.500' }, '0.01'],
    ['0.01', { weightTons: '0.499' }, '0.00'],
    ['100.00', { weightTons: '1.005' }, '100.50'],
    ['10.00', { exAmt: '0.10', adjustAmt: '-20.20' }, '-10.10'],
    ['0.00', { exAmt: '0.01' }, '0.01'],
    ['999999999.99', { weightUnit: 'TRUCK' }, '999999999.99'],
  ])('of %s with %j is %s', (unitPrice, parts, total) => {
    expect(receivable(unitPrice, facts(parts))).toBe(total)
  })

  it('rounds the product half up once, to the very cent', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 })
    const grams = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(cents, grams, (cent, gram) => {
        const exact = BigInt(cent) * BigInt(gram)
        const rounded = (exact + 500n) / 1000n
        const unitPrice = `${Math.trunc(cent / 100)}.${String(cent % 100).padStart(2, '0')}`
        const weightTons = `${Math.trunc(gram / 1000)}.${String(gram % 1000).padStart(3, '0')}`
        expect(
          receivable(unitPrice, facts({ weightTons }))
            .replace('.', '')
            .replace(/^0+(?=\d)/, ''),
        ).toBe(String(rounded))
      }),
    )
  })
})
