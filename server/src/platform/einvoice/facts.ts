import { addDecimals, addMoney, compareMoney, type Money, quantity, ZERO } from '../../kernel/money/money.js'
import { isCreditCode } from '../../kernel/values/credit-code.js'
import { daysIn } from '../ocr/fields/days.js'
import { amountIn, numberIn, percentIn } from './amounts.js'
import { isTaxOf, type TaxedItem } from './item-tax.js'
import { foundInLayout } from './layout.js'
import type { Placed } from './placed.js'
import type { Found, InvoiceFact, InvoiceFacts, InvoiceReading } from './reading.js'
import { saysOther } from './words.js'

/** Decimals of a quantity that is kept. */
const COUNT_DECIMALS = 3
/** Reading made of an invoice's words, with the facts that a person must check. */
const [OLD_NUMBER, NUMBER, CODE] = [/^\d{8}$/, /^\d{20}$/, /^\d{10}$|^\d{12}$/]

/** Reading of an invoice by its words, with the facts that a person has to look at. */
export function readingOf(found: Found): InvoiceReading {
  const facts = factsOf(found)
  return { ...facts, unsure: unsureOf(facts, found) }
}

function factsOf(found: Found): InvoiceFacts {
  const [net, total] = [amountOf(found.net), amountOf(found.total)]
  const untaxed = net !== null && net === total ? ZERO : null
  const rates = found.items.map(({ rate }) => percentIn(rate ?? '') ?? null)
  const taxPoint = rates[0] ?? null
  return {
    invoiceCode: textOf(found.code),
    invoiceSn: textOf(found.number),
    invoiceDate: daysIn(found.date?.replace(/\s/g, '') ?? '')[0] ?? null,
    sellerName: textOf(found.sellerName),
    sellerTaxNo: textOf(found.sellerTaxNo)?.toUpperCase() ?? null,
    buyerName: textOf(found.buyerName),
    buyerTaxNo: textOf(found.buyerTaxNo)?.toUpperCase() ?? null,
    invoiceSumCount: countOf(found),
    invoiceSumPrice: net,
    taxPoint: rates.every((rate) => rate === taxPoint) ? taxPoint : null,
    taxInvoiceSumPrice: amountOf(found.tax) ?? untaxed,
    sumPrice: total,
    itemCount: found.items.length || null,
    remark: textOf(found.remark),
  }
}

const textOf = (text = ''): string | null => text.trim() || null
const amountOf = (text = ''): Money | null => amountIn(text) ?? null

function countOf({ items }: Found): InvoiceFacts['invoiceSumCount'] {
  const counts = items.flatMap((item) => numberIn(item.quantity ?? '') ?? [])
  return counts.length > 0 ? quantity(addDecimals(...counts)) : null
}

function unsureOf(facts: InvoiceFacts, found: Found): InvoiceFact[] {
  const { invoiceSumPrice: net, taxInvoiceSumPrice: tax, sumPrice: total } = facts
  const addsUp =
    net !== null &&
    tax !== null &&
    total !== null &&
    compareMoney(addMoney(net, tax), total) === 0 &&
    !saysOther(found.words ?? '', total)
  const sure: Record<InvoiceFact, boolean> = {
    invoiceCode: facts.invoiceCode ? CODE.test(facts.invoiceCode) : NUMBER.test(facts.invoiceSn ?? ''),
    invoiceSn: (facts.invoiceCode ? OLD_NUMBER : NUMBER).test(facts.invoiceSn ?? ''),
    invoiceDate: facts.invoiceDate !== null,
    sellerName: facts.sellerName !== null,
    sellerTaxNo: isTaxNo(facts.sellerTaxNo),
    buyerName: facts.buyerName !== null,
    buyerTaxNo: isTaxNo(facts.buyerTaxNo),
    invoiceSumCount: facts.invoiceSumCount !== null && countsEvery(found),
    invoiceSumPrice: addsUp && itemsMake(net, found),
    taxPoint:
      facts.taxPoint !== null && addsUp && isTaxOf({ net, tax, percent: facts.taxPoint }, found.items.map(taxedItem)),
    taxInvoiceSumPrice: addsUp,
    sumPrice: addsUp,
    itemCount: facts.itemCount !== null,
    remark: true,
  }
  return (Object.keys(sure) as InvoiceFact[]).filter((fact) => !sure[fact])
}

/** Whether it is a tax number: with a right check character, or in one of the older or shorter forms without any. */
const isTaxNo = (text: string | null): boolean =>
  text !== null && (isCreditCode(text) || /^(\d{15}|\d{17}[\dX]|[\dA-Z]{20})$/.test(text))

/** Negative rows beside others are discounts, which have no quantity. */
const countsEvery = ({ items }: Found): boolean =>
  items.every(({ quantity: count = '', amount = '' }) =>
    count === '' ? (amountIn(amount) ?? ZERO).startsWith('-') : numberIn(count, COUNT_DECIMALS) !== undefined,
  )

/** Whether the amounts of the items add up to the net amount; all of them must have been read. */
function itemsMake(net: Money, { items }: Found): boolean {
  const amounts = items.flatMap(({ amount = '' }) => amountIn(amount) ?? [])
  return amounts.length < items.length || items.length === 0 || compareMoney(addMoney(...amounts), net) === 0
}

const taxedItem = ({ amount = '', rate = '', tax = '' }: Found['items'][number]): TaxedItem => ({
  amount: amountIn(amount),
  rate: percentIn(rate),
  tax: amountIn(tax),
})

/** Facts that a person checks only if they do not add up. */
const PROVEN: readonly InvoiceFact[] = ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice']

/**
 * Reading of an invoice from the text on its picture; undefined where the picture shows none. Characters are easily
 * misread: only facts that add up, or have a right check character, are certain.
 */
export function invoiceOnPicture(runs: readonly Placed[]): InvoiceReading | undefined {
  const found = foundInLayout(runs)
  if (!found) return undefined
  const { unsure, ...facts } = readingOf(found)
  const isProven = (fact: InvoiceFact): boolean =>
    PROVEN.includes(fact) ||
    ((fact === 'sellerTaxNo' || fact === 'buyerTaxNo') && isCreditCode(facts[fact] ?? '')) ||
    (facts[fact] === null && (fact === 'invoiceCode' || fact === 'remark'))
  const all = Object.keys(facts) as InvoiceFact[]
  return { ...facts, unsure: all.filter((fact) => unsure.includes(fact) || !isProven(fact)) }
}
