import { type Money, sumFigures } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import type { ReadInvoiceQuery } from './form.generated'
import { taxOf, type Values } from './values'

export type Reading = ReadInvoiceQuery['readInvoice']

/** What a file can say of the form. */
const NAMES = [
  'invoiceSn',
  'invoiceCode',
  'invoiceDate',
  'sellerName',
  'sellerTaxNo',
  'invoiceSumCount',
  'invoiceSumPrice',
  'taxPoint',
  'remark',
] as const satisfies readonly (keyof Values)[]
export type Read = Partial<Record<(typeof NAMES)[number], string>>

const isName = (name: string): name is (typeof NAMES)[number] => NAMES.some((one) => one === name)

/** A red-letter invoice is written with minuses, which its form does without. */
const textOf = (value: string | null): string => (value ?? '').replace(/^-(?=\d)/, '')

export const readOf = (reading: Reading): Read =>
  Object.fromEntries(NAMES.map((name) => [name, textOf(reading[name])] as const).filter(([, text]) => text))

/** What money follows from: where a file is not sure of it, a person copies it from the invoice. */
const MONEY: readonly string[] = ['invoiceSumPrice', 'taxPoint']

const isLeftOut = (name: string, reading: Reading): boolean => MONEY.includes(name) && reading.unsure.includes(name)

/** Whether a file says money that is not taken from it, because it does not add up. */
export const leavesMoneyOut = (reading: Reading): boolean => MONEY.some((name) => isLeftOut(name, reading))

/**
 * What a reading puts into the form: whatever somebody has typed stays; what an earlier reading put there does not, not even where this one
 * has nothing to put in its place.
 */
export function fillOf(reading: Reading, values: Values, before: Read): Read {
  const read = Object.entries(readOf(reading)).filter(([name]) => !isLeftOut(name, reading))
  const emptied = MONEY.filter((name) => isLeftOut(name, reading)).map((name) => [name, ''] as const)
  return Object.fromEntries(
    [...read, ...emptied].filter(
      ([name]) => isName(name) && (values[name].trim() === '' || values[name] === before[name]),
    ),
  )
}

/** What is to be said beside a field of the form after a file was read; undefined for nothing. */
export function noteOf(name: string, values: Values, reading: Reading | null): string | undefined {
  if (!reading || !isName(name)) return undefined
  const [read, now] = [readOf(reading)[name] ?? '', values[name].trim()]
  const isUnsure = reading.unsure.includes(name)
  if (!read) return isUnsure && !now ? texts.unread : undefined
  if (!now && isLeftOut(name, reading)) return texts.leftOut(read)
  if (read !== now) return now ? texts.differs(read) : undefined
  return isUnsure ? texts.unsure : undefined
}

/** What a file must be sure of before its tax is taken: there it is rounded item by item. */
const PROVEN = ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice'] as const

/** The tax of a file whose amount and tax point stand in the form; empty where it says none, or is not sure of it. */
export function documentTaxOf(values: Pick<Values, 'invoiceSumPrice' | 'taxPoint'>, reading: Reading): string {
  const isSure = PROVEN.every((name) => !reading.unsure.includes(name))
  const stands = (name: 'invoiceSumPrice' | 'taxPoint') => values[name].trim() === textOf(reading[name])
  return isSure && stands('invoiceSumPrice') && stands('taxPoint') ? textOf(reading.taxInvoiceSumPrice) : ''
}

/** The sums of a file where they are others than the form's own. */
export function otherSums(values: Values, reading: Reading | null): { tax: Money; sum: Money } | null {
  const own = taxOf(values)
  if (!own || !reading?.taxInvoiceSumPrice || !reading.sumPrice) return null
  const plain = (amount: Money) => sumFigures('money', [textOf(amount) as Money])
  const [tax, sum] = [plain(reading.taxInvoiceSumPrice), plain(reading.sumPrice)]
  return tax === own.tax && sum === own.sum ? null : { tax, sum }
}
