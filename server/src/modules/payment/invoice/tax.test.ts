import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMoney,
  compareMoney,
  type Money,
  money,
  negateMoney,
  parseQuantity,
  ZERO,
} from '../../../kernel/money/money.js'
import { itemsOf, takenBack, taxed } from './tax.js'

describe('the tax of an invoice', () => {
  it.each([
    ['100.00', '3', '3.00', '103.00'],
    ['97087.38', '3.00', '2912.62', '100000.00'],
    ['0.50', '3', '0.02', '0.52'],
    ['0.50', '1', '0.01', '0.51'],
    ['0.49', '1', '0.00', '0.49'],
    ['999999999.99', '13', '130000000.00', '1129999999.99'],
    ['333.33', '9.75', '32.50', '365.83'],
    ['100.00', '0', '0.00', '100.00'],
    ['100.00', '100', '100.00', '200.00'],
  ])('of %s at %s percent is %s, together %s', (net, point, tax, sum) => {
    expect(taxed(money(net), parseQuantity(point))).toEqual({ tax, sum })
  })

  it('of a red-letter one is the opposite, to the cent', () => {
    expect(taxed(money('-0.50'), parseQuantity('3'))).toEqual({ tax: '-0.02', sum: '-0.52' })
  })
})

describe('what a red-letter invoice takes back', () => {
  const back = (net: string, left: [string, string], point: string) =>
    takenBack(money(net), { net: money(left[0]), tax: money(left[1]) }, parseQuantity(point))

  it.each([
    ['its own tax, of a part', '40.00', ['100.00', '9.00'], '9', '3.60'],
    ['all the tax that is left, with the last of the net amount', '0.50', ['0.50', '0.01'], '3', '0.01'],
    ['all of one whose tax is a cent off', '100.00', ['100.00', '9.01'], '9', '9.01'],
    ['no tax, where parts have taken it all', '0.01', ['0.01', '0.00'], '50', '0.00'],
    ['no more tax than is left, of a part', '0.01', ['0.02', '0.00'], '50', '0.00'],
  ] as const)('is %s', (_, net, left, point, tax) => {
    expect(back(net, [...left], point)).toEqual({ tax, sum: addMoney(money(net), money(tax)) })
  })

  it('comes to nothing together with the invoice once all is taken back, whatever the parts', () => {
    const cents = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), fc.nat(10_000), fc.nat(4), (parts, point, off) => {
        const taxPoint = parseQuantity((point / 100).toFixed(2))
        const net = addMoney(ZERO, ...parts.map(yuan))
        const tax = addMoney(taxed(net, taxPoint).tax, yuan(off))
        let left = { net, tax }
        for (const part of parts.map(yuan)) {
          const taken = takenBack(part, left, taxPoint)
          left = { net: addMoney(left.net, negateMoney(part)), tax: addMoney(left.tax, negateMoney(taken.tax)) }
          expect(compareMoney(left.tax, ZERO)).toBeGreaterThanOrEqual(0)
        }
        expect(left).toEqual({ net: '0.00', tax: '0.00' })
      }),
    )
  })
})

describe('a tax that is not the net amount times the tax point', () => {
  const said = { invoiceSumPrice: money('100.00'), taxPoint: parseQuantity('9.00'), taxInvoiceSumPrice: money('9.01') }
  const document = { ...said, taxPoint: parseQuantity('9'), itemCount: 3, unsure: [] }

  it.each([
    ['is that of the items of the document', {}, 3],
    ['is not taken of items that were not read', { itemCount: null }, 'NO_ITEMS'],
    ['is not taken of a document with another one', { taxInvoiceSumPrice: money('9.00') }, 'DIFFERS'],
    ['is not taken of a document of another amount', { invoiceSumPrice: money('100.01') }, 'DIFFERS'],
    ['is not taken of a document of several tax points', { taxPoint: null, unsure: ['taxPoint' as const] }, 'DIFFERS'],
    ['is not taken of a document that does not add up', { unsure: ['taxInvoiceSumPrice' as const] }, 'DIFFERS'],
  ])('%s', (_, more, items) => {
    expect(itemsOf(said, { ...document, ...more })).toBe(items)
  })

  it('is not taken without a document', () => {
    expect(itemsOf(said, undefined)).toBe('NO_DOCUMENT')
  })
})

const yuan = (cents: number): Money => money((cents / 100).toFixed(2))
