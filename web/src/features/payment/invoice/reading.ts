import { type Money, sumFigures } from '../../../ui/format/decimal'
import type { ReadInvoiceQuery } from './invoice.generated'
import { texts } from './texts'
import { taxOf, type Values } from './values'

export type Reading = ReadInvoiceQuery['readInvoice']

/** Fields that a file may fill in. */
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

/** Texts of a red-letter invoice have minus signs, which its form omits. */
const textOf = (value: string | null): string => (value ?? '').replace(/^-(?=\d)/, '')

export const readOf = (reading: Reading): Read =>
  Object.fromEntries(NAMES.map((name) => [name, textOf(reading[name])] as const).filter(([, text]) => text))

/** Fields with money: a person copies them from the invoice if the file is uncertain. */
const MONEY: readonly string[] = ['invoiceSumPrice', 'taxPoint']

const isLeftOut = (name: string, reading: Reading): boolean => MONEY.includes(name) && reading.unsure.includes(name)

/** Whether a file has money that is not used, because it does not add up. */
export const leavesMoneyOut = (reading: Reading): boolean => MONEY.some((name) => isLeftOut(name, reading))

/** Texts that a reading fills in. Typed texts stay; those of an earlier reading are removed, even without new ones. */
export function fillOf(reading: Reading, values: Values, before: Read): Read {
  const read = Object.entries(readOf(reading)).filter(([name]) => !isLeftOut(name, reading))
  const emptied = MONEY.filter((name) => isLeftOut(name, reading)).map((name) => [name, ''] as const)
  return Object.fromEntries(
    [...read, ...emptied].filter(
      ([name]) => isName(name) && (values[name].trim() === '' || values[name] === before[name]),
    ),
  )
}

/** Note beside a field after a file was read; undefined for none. */
export function noteOf(name: string, values: Values, reading: Reading | null): string | undefined {
  if (!reading || !isName(name)) return undefined
  const [read, now] = [readOf(reading)[name] ?? '', values[name].trim()]
  const isUnsure = reading.unsure.includes(name)
  if (!read) return isUnsure && !now ? texts.unread : undefined
  if (!now && isLeftOut(name, reading)) return texts.leftOut(read)
  if (read !== now) return now ? texts.differs(read) : undefined
  return isUnsure ? texts.unsure : undefined
}

/** Fields that must be certain for a file's tax, rounded item by item, to be used. */
const PROVEN = ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice'] as const

/** Tax of a file that belongs to the amount and tax point in the form; empty if the file has none or is uncertain. */
export function documentTaxOf(values: Pick<Values, 'invoiceSumPrice' | 'taxPoint'>, reading: Reading): string {
  const isSure = PROVEN.every((name) => !reading.unsure.includes(name))
  const stands = (name: 'invoiceSumPrice' | 'taxPoint') => values[name].trim() === textOf(reading[name])
  return isSure && stands('invoiceSumPrice') && stands('taxPoint') ? textOf(reading.taxInvoiceSumPrice) : ''
}

/** Sums of a file that differ from those of the form. */
export function otherSums(values: Values, reading: Reading | null): { tax: Money; sum: Money } | null {
  const own = taxOf(values)
  if (!own || !reading?.taxInvoiceSumPrice || !reading.sumPrice) return null
  const plain = (amount: Money) => sumFigures('money', [textOf(amount) as Money])
  const [tax, sum] = [plain(reading.taxInvoiceSumPrice), plain(reading.sumPrice)]
  return tax === own.tax && sum === own.sum ? null : { tax, sum }
}
