import {
  addMoney,
  compareMoney,
  type Money,
  money,
  multiplyMoney,
  negateMoney,
  percentOf,
  type Quantity,
  quantity,
  subtractMoney,
} from '../../kernel/money/money.js'

export interface TaxedItem {
  amount: Money | undefined
  rate: Quantity | undefined
  tax: Money | undefined
}

type ReadItem = { [Fact in keyof TaxedItem]: NonNullable<TaxedItem[Fact]> }

const CENT = money('0.01')

/**
 * Whether a tax is the given percentage of a net amount. An invoice's tax is rounded half up item by item. If every
 * item was read, each must have its own tax, and together they make the whole; otherwise the whole may differ by a cent
 * for each item. Null without any item.
 */
export function isTaxOf(whole: { net: Money; tax: Money; percent: Quantity }, items: readonly TaxedItem[]): boolean {
  const { net, tax, percent } = whole
  const read = items.filter(isRead)
  if (read.length > 0 && read.length === items.length)
    return (
      read.every((item) => compareMoney(percentOf(item.amount, item.rate), item.tax) === 0) &&
      compareMoney(addMoney(...read.map((item) => item.amount)), net) === 0 &&
      compareMoney(addMoney(...read.map((item) => item.tax)), tax) === 0
    )
  const off = subtractMoney(percentOf(net, percent), tax)
  const most = multiplyMoney(CENT, quantity(items.length))
  return compareMoney(off, most) <= 0 && compareMoney(off, negateMoney(most)) >= 0
}

const isRead = (item: TaxedItem): item is ReadItem =>
  item.amount !== undefined && item.rate !== undefined && item.tax !== undefined
