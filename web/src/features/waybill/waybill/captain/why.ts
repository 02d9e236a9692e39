import { formatMoney, isZero } from '../../../../ui/format/decimal'
import type { Tone } from '../../../../ui/format/tones'
import type { CaptainTripsQuery } from './captain.generated'
import { texts } from './texts'

export type Trip = CaptainTripsQuery['waybills']['records'][number]

function paidOf({ settleNo, actual, actuallyPaid }: Trip): string {
  if (isZero(actuallyPaid)) return texts.why.settled(settleNo ?? '')
  return actuallyPaid === actual
    ? texts.why.paid(settleNo ?? '')
    : texts.why.paidInPart(settleNo ?? '', formatMoney(actuallyPaid))
}

/** State of a trip's money, and the next step, in words for the captain. */
export function whyOf(trip: Trip): { tone: Tone; state: string; why: string } {
  const { settlementId, settleable, notSettleableReason, giveCardNo, cardNo } = trip
  if (settlementId) {
    const paid = trip.actuallyPaid === trip.actual && !isZero(trip.actuallyPaid)
    return { tone: paid ? 'paid' : 'approved', state: texts.settled, why: paidOf(trip) }
  }
  if (!settleable) return { tone: 'warning', state: texts.stuck, why: notSettleableReason ?? '' }
  const why = giveCardNo ? texts.why.handedIn(giveCardNo) : cardNo ? texts.why.onCard(cardNo) : texts.why.noCard
  // The next step for a handed-in card is the company's; for a card in his pocket it is his own.
  return { tone: giveCardNo ? 'running' : 'waiting', state: texts.open, why }
}
