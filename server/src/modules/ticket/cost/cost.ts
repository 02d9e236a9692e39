import {
  addMoney,
  averagePrice,
  compareMoney,
  type Money,
  multiplyMoney,
  quantity,
  subtractMoney,
  ZERO,
} from '../../../kernel/money/money.js'

/** What became of a place's tickets in a month. */
export interface MonthFacts {
  /** Its first day. */
  month: string
  boughtQuantity: number
  boughtAmount: Money
  usedQuantity: number
  /** Given back to the site, and the money that came back for them. */
  refundedQuantity: number
  refundedAmount: Money
}

/** What was left of the months before; without a price none was ever bought. */
export interface Opening {
  quantity: number
  amount: Money
  price: Money | null
}

export interface MonthCost extends MonthFacts {
  openingQuantity: number
  openingAmount: Money
  closingQuantity: number
  closingAmount: Money
  price: Money | null
}

export const NOTHING: Opening = { quantity: 0, amount: ZERO, price: null }

const worth = (price: Money, pieces: number): Money => multiplyMoney(price, quantity(pieces))

/** The average of what is there and what is bought; with neither it stays what it was. What is below nothing has no worth to be averaged. */
function priceOf(
  { quantity: left, amount, price }: Opening,
  { boughtQuantity, boughtAmount }: MonthFacts,
): Money | null {
  const pieces = Math.max(left, 0) + boughtQuantity
  const spent = addMoney(amount, boughtAmount)
  return pieces > 0 && (boughtQuantity > 0 || price !== null) ? averagePrice(spent, pieces) : price
}

/**
 * One month by the moving average (docs/adr/0032): what is used, what goes back to the site, and what was used before it was bought leaves the
 * stock at the month's price. Nothing left, or less, is worth nothing.
 */
export function costOfMonth(opening: Opening, facts: MonthFacts): MonthCost {
  const price = priceOf(opening, facts)
  const closingQuantity = opening.quantity + facts.boughtQuantity - facts.usedQuantity - facts.refundedQuantity
  const owed = Math.max(-opening.quantity, 0)
  const left =
    price === null || closingQuantity <= 0
      ? ZERO
      : subtractMoney(
          addMoney(opening.amount, facts.boughtAmount),
          addMoney(worth(price, facts.usedQuantity), worth(price, facts.refundedQuantity), worth(price, owed)),
        )
  return {
    ...facts,
    openingQuantity: opening.quantity,
    openingAmount: opening.amount,
    closingQuantity,
    closingAmount: compareMoney(left, ZERO) < 0 ? ZERO : left,
    price,
  }
}

/** Months one after the other; those in which nothing happened are left out, and change nothing. */
export function costOfMonths(opening: Opening, months: readonly MonthFacts[]): MonthCost[] {
  let left = opening
  return months.map((facts) => {
    const cost = costOfMonth(left, facts)
    left = { quantity: cost.closingQuantity, amount: cost.closingAmount, price: cost.price }
    return cost
  })
}
