import type { DueDay } from '../../../../gql/types.generated'
import { isZero, type Money, subtractMoney, sumFigures } from '../../../../ui/format/decimal'
import { weeksOf } from './days'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Month of an address; null for other text. */
export const readMonth = (text: string | null): string | null => (text && MONTH.test(text) ? text : null)

/** Days of a calendar page; its first and last ones may belong to other months. */
export function spanOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

/** Whether a past day has an unpaid instalment. */
export const isLate = ({ dueDate, amount, paidAmt }: DueDay, today: string): boolean =>
  dueDate < today && !isZero(subtractMoney(amount, paidAmt))

export interface MonthTotals {
  count: number
  amount: Money
  paidAmt: Money
  leftAmt: Money
  late: number
}

/** Totals of a month's due instalments. */
export function totalsOf(days: readonly DueDay[], month: string, today: string): MonthTotals {
  const own = days.filter(({ dueDate }) => dueDate.startsWith(month))
  const sum = (field: 'amount' | 'paidAmt' | 'leftAmt') =>
    sumFigures(
      'money',
      own.map((day) => day[field]),
    )
  return {
    count: own.reduce((count, day) => count + day.count, 0),
    amount: sum('amount'),
    paidAmt: sum('paidAmt'),
    leftAmt: sum('leftAmt'),
    late: own.filter((day) => isLate(day, today)).length,
  }
}
