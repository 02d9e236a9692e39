import { formatMoney, formatPrice } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import type { Outcome } from '../preview/changes'
import { texts } from './texts'
import type { LineVerbName, Trip, TripAnswer } from './verbs'

/** Change of a row in words. */
export interface Become {
  before: string
  after: string
}

const { become } = texts

/** States of a row before and after the verb; `given` is the person's argument. */
export function becomes(name: LineVerbName, trip: Trip, row: Outcome, given: string): Become {
  const { settlePrice, weightType, payeeName, priceRejectReason } = trip
  const rejected = priceRejectReason ? become.rejected(priceRejectReason) : become.stands
  switch (name) {
    case 'reprice':
      return {
        before: settlePrice ? formatPrice(settlePrice, weightType) : become.nothing,
        after: formatPrice(typedMoney(given), weightType),
      }
    case 'payee':
      return { before: payeeName ?? become.nothing, after: given }
    case 'settle':
      return { before: become.unsettled, after: become.settled(row.settleNoAfter ?? '', formatMoney(row.amountAfter)) }
    case 'remove':
      return { before: row.settleNo ?? '', after: become.unsettled }
    case 'reject':
      return { before: rejected, after: become.rejected(given.trim()) }
    case 'keep':
      return { before: rejected, after: become.stands }
    case 'void':
      return { before: become.valid, after: become.voided }
  }
}

/** Answers completed with values of the trips, for verbs that answer less. */
export function outcomesOf(trips: readonly Trip[], rows: readonly TripAnswer[]): Outcome[] {
  const known = new Map(trips.map((trip) => [trip.id, trip]))
  return rows.map((row) => ({
    no: known.get(row.id)?.no ?? null,
    settleNo: null,
    settleNoAfter: null,
    amountBefore: null,
    amountAfter: null,
    ...row,
  }))
}
