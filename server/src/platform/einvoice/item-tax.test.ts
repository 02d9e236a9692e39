import { describe, expect, it } from 'vitest'
import { money, parseQuantity } from '../../kernel/money/money.js'
import { isTaxOf, type TaxedItem } from './item-tax.js'

const item = (amount: string, tax: string | undefined, rate = '9'): TaxedItem => ({
  amount: money(amount),
  rate: parseQuantity(rate),
  tax: tax === undefined ? undefined : money(tax),
})
const whole = (net: string, tax: string, percent = '9') => ({
  net: money(net),
  tax: money(tax),
  percent: parseQuantity(percent),
})

describe('the tax of an invoice of several items', () => {
  // 0.09 × 0.50 is 0.045, which is 0.05 for each item and 0.09 for the sum of both.
  it.each([
    [
      'is the sum of what each is rounded to',
      whole('1.00', '0.10'),
      [item('0.50', '0.05'), item('0.50', '0.05')],
      true,
    ],
    ['is not that of the sum, then', whole('1.00', '0.09'), [item('0.50', '0.05'), item('0.50', '0.05')], false],
    [
      'is not one whose items are rounded otherwise',
      whole('1.00', '0.10'),
      [item('0.50', '0.04'), item('0.50', '0.06')],
      false,
    ],
    ['is of all of the net amount', whole('1.01', '0.10'), [item('0.50', '0.05'), item('0.50', '0.05')], false],
    ['is below 0 the same', whole('-1.00', '-0.10'), [item('-0.50', '-0.05'), item('-0.50', '-0.05')], true],
    ['is with a discount', whole('90.00', '8.10'), [item('100.00', '9.00'), item('-10.00', '-0.90')], true],
    [
      'may be a cent off for each whose tax is not read',
      whole('1.00', '0.11'),
      [item('0.50', undefined), item('0.50', '0.05')],
      true,
    ],
    ['may be no more off', whole('1.00', '0.12'), [item('0.50', undefined), item('0.50', '0.05')], false],
    ['is exact where no item is read', whole('1.00', '0.09'), [], true],
    ['is not a cent off where no item is read', whole('1.00', '0.10'), [], false],
  ])('%s', (_, sums, items, holds) => {
    expect(isTaxOf(sums, items)).toBe(holds)
  })
})
