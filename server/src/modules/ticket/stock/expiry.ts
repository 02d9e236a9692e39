import { addMoney, type Money, multiplyMoney, quantity, ZERO } from '../../../kernel/money/money.js'

/** Purchased tickets of a place with one expiry day and one price. */
export interface Lot {
  expiresOn: string | null
  quantity: number
  price: Money
}

export interface Expiry {
  /** Next day on which present tickets expire; null for none. */
  nearestExpiry: string | null
  expiredQuantity: number
  /** Amount paid for the expired tickets. */
  expiredAmount: Money
}

const order = (one: Lot, other: Lot): number => {
  const [a, b] = [one.expiresOn ?? '9999-12-31', other.expiresOn ?? '9999-12-31']
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Expired tickets among those left, given that the ones that expire first are used first. A ticket is valid on its last
 * day.
 */
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
