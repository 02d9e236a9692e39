import { addMoney, type Money, multiplyMoney, quantity, ZERO } from '../../../kernel/money/money.js'

/** Tickets bought of a place that expire on one day, and cost the same. */
export interface Lot {
  expiresOn: string | null
  quantity: number
  price: Money
}

export interface Expiry {
  /** The next day on which tickets expire that are there; null where none does. */
  nearestExpiry: string | null
  expiredQuantity: number
  /** At what was paid for them. */
  expiredAmount: Money
}

const order = (one: Lot, other: Lot): number => {
  const [a, b] = [one.expiresOn ?? '9999-12-31', other.expiresOn ?? '9999-12-31']
  return a < b ? -1 : a > b ? 1 : 0
}

/** What of the tickets that are left has expired, when those went first that expired first. A ticket is still taken on its last day. */
export function expiryOf(lots: readonly Lot[], left: number, today: string): Expiry {
  let gone = lots.reduce((sum, lot) => sum + lot.quantity, 0) - Math.max(left, 0)
  const unused = lots.toSorted(order).flatMap((lot) => {
    const taken = Math.min(Math.max(gone, 0), lot.quantity)
    gone -= taken
    return lot.quantity > taken ? [{ ...lot, quantity: lot.quantity - taken }] : []
  })
  const expired = unused.filter(({ expiresOn }) => expiresOn !== null && expiresOn < today)
  const next = unused.find(({ expiresOn }) => expiresOn !== null && expiresOn >= today)
  return {
    nearestExpiry: next?.expiresOn ?? null,
    expiredQuantity: expired.reduce((sum, lot) => sum + lot.quantity, 0),
    expiredAmount: expired.reduce((sum, lot) => addMoney(sum, multiplyMoney(lot.price, quantity(lot.quantity))), ZERO),
  }
}
