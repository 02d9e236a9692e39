import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMoney, parseQuantity, quantity, ZERO } from '../../../kernel/money/money.js'
import {
  type AmountFacts,
  createPricing,
  type DirectPayRate,
  microsOf,
  type PricedFacts,
  type ProjectPrice,
  receivable,
} from './pricing.js'

const HOUR = 3_600_000_000

const price = (parts: Partial<ProjectPrice> = {}): ProjectPrice => ({
  id: 'every site',
  projectId: 'p',
  tpMode: 'FREIGHT',
  soilType: '淤泥',
  dumpSiteId: null,
  price: parseMoney('10.00'),
  from: null,
  until: null,
  ...parts,
})
const rate = (parts: Partial<DirectPayRate> = {}): DirectPayRate => ({
  id: 'direct',
  projectId: 'p',
  tpMode: 'FREIGHT',
  soilType: '淤泥',
  dumpSiteId: 's',
  captainId: 'c',
  driverId: 'd',
  price: parseMoney('20.00'),
  weightUnit: null,
  from: 8 * HOUR,
  to: 18 * HOUR,
  ...parts,
})
const waybill = (parts: Partial<PricedFacts> = {}): PricedFacts => ({
  projectId: 'p',
  tpMode: 'FREIGHT',
  goSoilType: '淤泥',
  dumpSiteId: null,
  captainId: 'c',
  driverId: 'd',
  weightUnit: 'TRUCK',
  goAt: 12 * HOUR,
  settlePrice: null,
  priceSource: null,
  ...parts,
})
const pricing = (project: ProjectPrice[], direct: DirectPayRate[] = []) => createPricing({ project, direct })

describe('a direct-pay price', () => {
  const priceOf = pricing([price()], [rate()])
  const ofDriver = { price: '20.00', source: 'DIRECT_PAY', ref: 'direct' }
  const ofProject = { price: '10.00', source: 'PROJECT', ref: 'every site' }

  it('wins over the price of the project, and what a clerk typed over both', () => {
    expect(priceOf(waybill({ dumpSiteId: 's' }))).toEqual(ofDriver)
    expect(priceOf(waybill({ dumpSiteId: 's', settlePrice: parseMoney('0.00'), priceSource: 'TYPED' }))).toEqual({
      price: '0.00',
      source: 'TYPED',
      ref: null,
    })
  })

  it.each<[string, Partial<PricedFacts>]>([
    ['another site', { dumpSiteId: 't' }],
    ['no site', { dumpSiteId: null }],
    ['another captain', { captainId: 'x' }],
    ['another driver', { driverId: 'x' }],
    ['a driver whom nobody knows', { driverId: null }],
    ['a trip that left a microsecond too early', { goAt: 8 * HOUR - 1 }],
    ['a trip that left when it ended', { goAt: 18 * HOUR }],
  ])('is not for %s', (_, parts) => {
    expect(priceOf(waybill({ dumpSiteId: 's', ...parts }))).toEqual(ofProject)
  })

  it.each<[string, Partial<PricedFacts>]>([
    ['another project', { projectId: 'q' }],
    ['another mode', { tpMode: 'RELEASE' }],
    ['another soil', { goSoilType: '砂土' }],
  ])('is not for %s', (_, parts) => {
    expect(priceOf(waybill({ dumpSiteId: 's', ...parts }))).toBeNull()
  })

  it.each([8 * HOUR, 18 * HOUR - 1])('is for a trip that left at %d', (goAt) => {
    expect(priceOf(waybill({ dumpSiteId: 's', goAt }))).toEqual(ofDriver)
  })

  it('goes on until somebody ends it', () => {
    const endless = pricing([], [rate({ to: null })])
    expect(endless(waybill({ dumpSiteId: 's', goAt: Number.MAX_SAFE_INTEGER }))).toEqual(ofDriver)
  })

  it('for a unit is for trips counted in it, and without one for all of them', () => {
    const both = pricing([price()], [rate({ weightUnit: 'TON' })])
    expect(both(waybill({ dumpSiteId: 's', weightUnit: 'TON' }))).toEqual(ofDriver)
    expect(both(waybill({ dumpSiteId: 's', weightUnit: 'TRUCK' }))).toEqual(ofProject)
    const any = pricing([], [rate()])
    for (const weightUnit of ['TRUCK', 'CUBIC', 'TON'] as const) {
      expect(any(waybill({ dumpSiteId: 's', weightUnit }))).toEqual(ofDriver)
    }
  })

  it('of a captain is for all of his drivers, known or not', () => {
    const wide = pricing([], [rate({ driverId: null })])
    for (const driverId of ['d', 'x', null]) expect(wide(waybill({ dumpSiteId: 's', driverId }))).toEqual(ofDriver)
  })

  it('asks for the site of freight only', () => {
    const release = pricing([], [rate({ tpMode: 'RELEASE', dumpSiteId: null })])
    for (const dumpSiteId of ['s', null]) expect(release(waybill({ tpMode: 'RELEASE', dumpSiteId }))).toEqual(ofDriver)
  })

  it('finds the one that was effective among those that follow each other', () => {
    const both = pricing([], [rate(), rate({ id: 'next', price: parseMoney('25.00'), from: 18 * HOUR, to: null })])
    expect(both(waybill({ dumpSiteId: 's', goAt: 18 * HOUR - 1 }))).toMatchObject({ ref: 'direct' })
    expect(both(waybill({ dumpSiteId: 's', goAt: 18 * HOUR }))).toMatchObject({
      ref: 'next',
      price: parseMoney('25.00'),
    })
  })
})

describe('the price of a project', () => {
  const priceOf = pricing([price(), price({ id: 'one site', dumpSiteId: 's', price: parseMoney('12.00') })])

  it('takes the price for the very site before the one for every site', () => {
    expect(priceOf(waybill({ dumpSiteId: 's' }))).toEqual({ price: '12.00', source: 'PROJECT', ref: 'one site' })
    expect(priceOf(waybill({ dumpSiteId: 'elsewhere' }))).toEqual({
      price: '10.00',
      source: 'PROJECT',
      ref: 'every site',
    })
    expect(priceOf(waybill())).toEqual({ price: '10.00', source: 'PROJECT', ref: 'every site' })
  })

  it('takes the price that was in force when the trip left, among successive ones', () => {
    const [noon, evening] = [12 * HOUR, 18 * HOUR]
    const priceOf = pricing([
      price({ id: 'morning', until: noon }),
      price({ id: 'afternoon', from: noon, until: evening }),
      price({ id: 'of the site', dumpSiteId: 's', from: evening }),
    ])
    const at = (goAt: number, dumpSiteId: string | null = 's') => priceOf(waybill({ goAt, dumpSiteId }))?.ref ?? null
    expect([at(0), at(noon - 1), at(noon), at(evening - 1)]).toEqual(['morning', 'morning', 'afternoon', 'afternoon'])
    expect([at(evening), at(evening, null)]).toEqual(['of the site', null])
  })

  it('takes what a clerk typed before everything', () => {
    const typed = waybill({ dumpSiteId: 's', settlePrice: parseMoney('0.00'), priceSource: 'TYPED' })
    expect(priceOf(typed)).toEqual({ price: '0.00', source: 'TYPED', ref: null })
  })

  it.each<Partial<PricedFacts>>([{ projectId: 'q' }, { tpMode: 'RELEASE' }, { goSoilType: '砂土' }])(
    'has none for %j',
    (other) => {
      expect(priceOf(waybill(other))).toBeNull()
    },
  )

  it('has none for the very site when the only price is for another one', () => {
    expect(pricing([price({ dumpSiteId: 's' })])(waybill({ dumpSiteId: 't' }))).toBeNull()
  })

  it('does not mix up names that run into each other', () => {
    const tricky = pricing([price({ projectId: 'p","FREIGHT', soilType: 'x' })])
    expect(tricky(waybill({ goSoilType: 'x' }))).toBeNull()
  })
})

describe('microsOf', () => {
  const noon = Date.parse('2026-01-02T12:00:00+08:00') * 1000

  it.each([
    ['2026-01-02 12:00:00+08', noon],
    ['2026-01-02 12:00:00.5+08', noon + 500_000],
    ['2026-01-02 12:00:00.000001+08', noon + 1],
    ['2026-01-02T12:00:00+08:00', noon],
    ['2026-01-02T04:00:00.123Z', noon + 123_000],
  ])('of %s is %d', (time, micros) => {
    expect(microsOf(time)).toBe(micros)
  })
})

describe('receivable', () => {
  const facts = (parts: Partial<AmountFacts> = {}): AmountFacts => ({
    weightUnit: 'TON',
    weightTons: quantity(1),
    exAmt: ZERO,
    adjustAmt: ZERO,
    ...parts,
  })

  it.each<[string, Partial<AmountFacts>, string]>([
    ['3.33', { weightTons: parseQuantity('25.125') }, '83.67'],
    ['3.33', { weightUnit: 'CUBIC', weightTons: parseQuantity('25.125') }, '83.67'],
    ['3.33', { weightUnit: 'TRUCK', weightTons: parseQuantity('25.125') }, '3.33'],
    ['0.01', { weightTons: parseQuantity('0.500') }, '0.01'],
    ['0.01', { weightTons: parseQuantity('0.499') }, '0.00'],
    ['100.00', { weightTons: parseQuantity('1.005') }, '100.50'],
    ['10.00', { exAmt: parseMoney('0.10'), adjustAmt: parseMoney('-20.20') }, '-10.10'],
    ['0.00', { exAmt: parseMoney('0.01') }, '0.01'],
    ['999999999.99', { weightUnit: 'TRUCK' }, '999999999.99'],
  ])('of %s with %j is %s', (unitPrice, parts, total) => {
    expect(receivable(parseMoney(unitPrice), facts(parts))).toBe(total)
  })

  it('rounds the product half up once, to the very cent', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 })
    const grams = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(cents, grams, (cent, gram) => {
        const exact = BigInt(cent) * BigInt(gram)
        const rounded = (exact + 500n) / 1000n
        const unitPrice = parseMoney(`${Math.trunc(cent / 100)}.${String(cent % 100).padStart(2, '0')}`)
        const weightTons = parseQuantity(`${Math.trunc(gram / 1000)}.${String(gram % 1000).padStart(3, '0')}`)
        expect(
          receivable(unitPrice, facts({ weightTons }))
            .replace('.', '')
            .replace(/^0+(?=\d)/, ''),
        ).toBe(String(rounded))
      }),
    )
  })
})
