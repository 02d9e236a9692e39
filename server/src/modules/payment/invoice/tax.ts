import {
  addMoney,
  compareMoney,
  type Money,
  percentOf,
  type Quantity,
  sameDecimal,
} from '../../../kernel/money/money.js'
import type { InvoiceReading } from '../../../platform/einvoice/read-invoice.js'

interface Taxed {
  tax: Money
  sum: Money
}

/** Tax and total of a net amount by its tax point in percent, the tax rounded half up to the cent. */
export function taxed(net: Money, taxPoint: Quantity): Taxed {
  return withTax(net, percentOf(net, taxPoint))
}

/** Net amount, the given tax, and their total. */
export const withTax = (net: Money, tax: Money): Taxed => ({ tax, sum: addMoney(net, tax) })

/**
 * Tax and total that a red-letter invoice cancels: its own tax, or all tax that is left when it cancels the whole
 * remaining net amount.
 */
export function takenBack(net: Money, left: { net: Money; tax: Money }, taxPoint: Quantity): Taxed {
  const own = percentOf(net, taxPoint)
  const isLast = compareMoney(net, left.net) === 0
  return withTax(net, isLast || compareMoney(own, left.tax) > 0 ? left.tax : own)
}

/** Entered amounts of an invoice whose tax is typed. */
interface Said {
  invoiceSumPrice: Money
  taxPoint: Quantity
  taxInvoiceSumPrice: Money
}

type Document = Pick<InvoiceReading, 'invoiceSumPrice' | 'taxPoint' | 'taxInvoiceSumPrice' | 'itemCount' | 'unsure'>

/**
 * Facts of a document that must be certain before its tax counts as proved: its items add up to its totals, and so do
 * their taxes.
 */
const PROVEN = ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice'] as const

/**
 * Number of items in a document that proves a tax, which is rounded item by item; or the reason why it does not: no
 * document, no items, or other amounts.
 */
export function itemsOf(said: Said, document: Document | undefined): number | 'NO_DOCUMENT' | 'NO_ITEMS' | 'DIFFERS' {
  if (!document) return 'NO_DOCUMENT'
  const { itemCount } = document
  if (itemCount === null) return 'NO_ITEMS'
  const isSure = PROVEN.every((fact) => !document.unsure.includes(fact))
  const says = (fact: keyof Said) => {
    const own = document[fact]
    return own !== null && sameDecimal(own, said[fact])
  }
  const isSame = says('invoiceSumPrice') && says('taxPoint') && says('taxInvoiceSumPrice')
  return isSure && isSame ? itemCount : 'DIFFERS'
}
