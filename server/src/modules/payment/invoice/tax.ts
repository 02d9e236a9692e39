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

/** What an invoice comes to by its net amount and its tax point in percent: the tax, half up to the cent, and both together. */
export function taxed(net: Money, taxPoint: Quantity): Taxed {
  return withTax(net, percentOf(net, taxPoint))
}

/** A net amount and its tax, whatever that was worked out by. */
export const withTax = (net: Money, tax: Money): Taxed => ({ tax, sum: addMoney(net, tax) })

/** What a red-letter invoice takes back of one of which so much is left: its own tax, or all that is left of it with the last of the net amount. */
export function takenBack(net: Money, left: { net: Money; tax: Money }, taxPoint: Quantity): Taxed {
  const own = percentOf(net, taxPoint)
  const isLast = compareMoney(net, left.net) === 0
  return withTax(net, isLast || compareMoney(own, left.tax) > 0 ? left.tax : own)
}

/** What somebody says of an invoice of which he gives the tax. */
interface Said {
  invoiceSumPrice: Money
  taxPoint: Quantity
  taxInvoiceSumPrice: Money
}

type Document = Pick<InvoiceReading, 'invoiceSumPrice' | 'taxPoint' | 'taxInvoiceSumPrice' | 'itemCount' | 'unsure'>

/** What of a document must be sure before its tax is taken for right: its items make its totals, and its tax is that of the items. */
const PROVEN = ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice'] as const

/**
 * How many items the document has that says this tax, which is rounded item by item there. Otherwise why it is not taken: there is no
 * document, its items were not read, or it says something else.
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
