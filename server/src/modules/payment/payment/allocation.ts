import { DomainError } from '../../../kernel/errors.js'
import { addMoney, compareMoney, type Money, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import type { PayableLine, Share } from '../../settlement/index.js'

const inOrder = (one: PayableLine, other: PayableLine): number => {
  for (const key of ['goDatetime', 'no', 'waybillId'] as const) {
    if (one[key] < other[key]) return -1
    if (one[key] > other[key]) return 1
  }
  return 0
}

export const leftOf = (lines: readonly PayableLine[]): Money => addMoney(ZERO, ...lines.map(({ left }) => left))

/**
 * Shares of waybills in an amount: the first waybill that left gets all that is left of it, then the next, so that at
 * most one waybill is paid in part. The order of the lines does not matter, and two payments in a row pay what one
 * payment of both would pay. PAYMENT_TOO_MUCH when less is left.
 */
export function allocate(amt: Money, lines: readonly PayableLine[]): Share[] {
  let rest = amt
  const shares = lines.toSorted(inOrder).flatMap(({ settlementId, waybillId, left }): Share[] => {
    if (compareMoney(rest, ZERO) <= 0 || compareMoney(left, ZERO) <= 0) return []
    const share = compareMoney(left, rest) < 0 ? left : rest
    rest = subtractMoney(rest, share)
    return [{ settlementId, waybillId, amt: share }]
  })
  if (compareMoney(rest, ZERO) > 0) throw new DomainError('PAYMENT_TOO_MUCH', { amount: amt, left: leftOf(lines) })
  return shares
}

/** Lines after subtracting shares. */
export function without(lines: readonly PayableLine[], shares: readonly Share[]): PayableLine[] {
  const taken = new Map(shares.map(({ waybillId, amt }) => [waybillId, amt]))
  return lines.map((line) => ({ ...line, left: subtractMoney(line.left, taken.get(line.waybillId) ?? ZERO) }))
}
