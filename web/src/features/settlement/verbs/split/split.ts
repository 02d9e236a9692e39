import { type Money, sumFigures } from '../../../../ui/format/decimal'
import type { Choice } from '../preview/Choices'
import type { Change, Head } from '../preview/changes'

/** Result of a split as changes of both settlements, the rest first: together they have the original amount. */
export function splitChanges(settlements: readonly Head[]): Change[] {
  const whole = sumOf(settlements)
  return settlements.map(({ settleNo, settleCnt, settleAmt }, at) => ({
    settleNo,
    before: at === 0 ? whole : null,
    after: { settleCnt, settleAmt },
  }))
}

const sumOf = (rows: readonly Head[]) => ({
  settleCnt: sumFigures(
    'count',
    rows.map((row) => row.settleCnt),
  ),
  settleAmt: sumFigures(
    'money',
    rows.map((row) => row.settleAmt),
  ),
})

export interface CardTrip {
  id: string
  cardNo: string | null
  receivable: Money | null
}

const NO_CARD = ''

/** Cards of trips, each with its amount. */
export function cardsOf(trips: readonly CardTrip[], noCard: string): Choice[] {
  return [...Map.groupBy(trips, (trip) => trip.cardNo ?? NO_CARD)].map(([cardNo, own]) => ({
    id: cardNo,
    label: cardNo || noCard,
    settleCnt: own.length,
    settleAmt: sumFigures(
      'money',
      own.map((trip) => trip.receivable),
    ),
  }))
}

export const tripsOf = (trips: readonly CardTrip[], cards: ReadonlySet<string>): string[] =>
  trips.filter((trip) => cards.has(trip.cardNo ?? NO_CARD)).map(({ id }) => id)
