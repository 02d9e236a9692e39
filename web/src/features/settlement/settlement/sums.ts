import type { SumsOf } from '../../../ui/data-table/types'
import { formatCount, formatMoney, type Money, subtractMoney, sumFigures } from '../../../ui/format/decimal'
import type { Settlement } from './rows'
import { texts } from './texts'

/** The waybills of others are free again, or on another settlement. */
export const isCounted = ({ status }: Settlement): boolean => status !== 'REJECTED' && status !== 'SUPERSEDED'

/** Unpaid amount and trips that lack a payee: sums that no column of the list tells of everything that matches. */
export function sumsOf(rows: readonly Settlement[], unpaidAmt: Money | undefined): SumsOf {
  const unpaid = (value: Money) => ({ label: texts.unpaid, value: formatMoney(value), unit: texts.yuanUnit })
  // Of a captain's part of a settlement it is not known how much was paid.
  const ofPage = rows.flatMap(({ settleAmt, paidAmt }) => (paidAmt === null ? [] : [subtractMoney(settleAmt, paidAmt)]))
  const lacking = rows.reduce((sum, { lackingPayeeCount }) => sum + lackingPayeeCount, 0)
  return {
    page: [
      unpaid(sumFigures('money', ofPage)),
      { label: texts.fields.lackingPayeeCount, value: formatCount(lacking), unit: texts.tripsUnit },
    ],
    query: unpaidAmt === undefined ? [] : [unpaid(unpaidAmt)],
  }
}
