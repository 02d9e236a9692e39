import { describe, expect, it } from 'vitest'
import { money, parseQuantity } from '../../../kernel/money/money.js'
import { taxed } from './tax.js'

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
