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

/** Tickets of a place that were bought, used and given back within a month. */
export interface MonthFacts {
  /** First day of the month. */
  month: string
  boughtQuantity: number
  boughtAmount: Money
  usedQuantity: number
  /** Tickets given back to the site, and the money received for them. */
  refundedQuantity: number
  refundedAmount: Money
}

/** Tickets left by earlier months; without a price none was ever bought. */
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

/**
 * Average price of the stock and the purchases; without either the last price. A negative stock has no worth and is
 * left out.
 */
function priceOf(
  { quantity: left, amount, price }: Opening,
  { boughtQuantity, boughtAmount }: MonthFacts,
): Money | null {
  const pieces = Math.max(left, 0) + boughtQuantity
  const spent = addMoney(amount, boughtAmount)
  return pieces > 0 && (boughtQuantity > 0 || price !== null) ? averagePrice(spent, pieces) : price
}

/**
 * Cost of a month by the moving average (docs/adr/0032): used tickets, those given back to the site, and those that
 * were used before they were bought leave the stock at the month's price. A stock of zero or less is worth nothing.
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

/** Costs of months in order; months without any fact are left out and change nothing. */
export function costOfMonths(opening: Opening, months: readonly MonthFacts[]): MonthCost[] {
  let left = opening
  return months.map((facts) => {
    const cost = costOfMonth(left, facts)
    left = { quantity: cost.closingQuantity, amount: cost.closingAmount, price: cost.price }
    return cost
  })
}
