import { formatMoney, isZero } from '../../../../ui/format/decimal'
import type { Tone } from '../../../../ui/format/StatusBadge'
import type { CaptainTripsQuery } from './captain.generated'
import { texts } from './texts'

export type Trip = CaptainTripsQuery['waybills']['records'][number]

function paidOf({ settleNo, actual, actuallyPaid }: Trip): string {
  if (isZero(actuallyPaid)) return texts.why.settled(settleNo ?? '')
  return actuallyPaid === actual
    ? texts.why.paid(settleNo ?? '')
    : texts.why.paidInPart(settleNo ?? '', formatMoney(actuallyPaid))
}

/** Where a trip's money is, and what it waits for, in words for the captain. */
export function whyOf(trip: Trip): { tone: Tone; state: string; why: string } {
  const { settlementId, settleable, notSettleableReason, giveCardNo, cardNo } = trip
  if (settlementId) {
    return { tone: 'good', state: texts.settled, why: paidOf(trip) }
  }
  if (!settleable) return { tone: 'warning', state: texts.stuck, why: notSettleableReason ?? '' }
  const why = giveCardNo ? texts.why.handedIn(giveCardNo) : cardNo ? texts.why.onCard(cardNo) : texts.why.noCard
  return { tone: 'waiting', state: texts.open, why }
}
