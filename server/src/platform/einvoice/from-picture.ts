import { isCreditCode } from '../../kernel/values/credit-code.js'
import { readingOf } from './facts.js'
import { foundInLayout } from './layout.js'
import type { Placed } from './placed.js'
import type { InvoiceFact, InvoiceReading } from './reading.js'

/** These are looked at only where they do not add up. */
const PROVEN: readonly InvoiceFact[] = ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice']

/**
 * What an invoice says by what was read on a picture of it; undefined where the picture shows none. Characters are easily read for
 * others: sure is only what adds up, or whose check holds.
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
