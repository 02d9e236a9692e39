import { addMoney, type Money, percentOf, type Quantity } from '../../../kernel/money/money.js'

/** What an invoice comes to by its net amount and its tax point in percent: the tax, half up to the cent, and both together. */
export function taxed(net: Money, taxPoint: Quantity): { tax: Money; sum: Money } {
  const tax = percentOf(net, taxPoint)
  return { tax, sum: addMoney(net, tax) }
}
