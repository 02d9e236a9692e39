import type { DueDay } from '../../../../gql/types.generated'
import { texts as dateTexts } from '../../../../ui/form/texts'
import { formatCount, formatMoney, isZero } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import css from '../../plans.module.css'
import { texts } from '../texts'
import { isLate } from './month'

/** Day with its instalments, for screen readers. */
export function toldOf(day: DueDay, today: string): string {
  const { dueDate, count, amount, leftAmt } = day
  const told = texts.dayTold(dateTexts.day(dueDate), formatCount(count), formatMoney(amount), formatMoney(leftAmt))
  return isLate(day, today) ? texts.dayOverdue(told) : told
}

/** Figures of a day with instalments: their number, amount and unpledged amount, and whether they are late. */
export function DayFigures({ day, today }: { day: DueDay; today: string }) {
  const { count, amount, leftAmt } = day
  return (
    <>
      <b className={`${css.amount} tf-number`}>{formatMoney(amount)}</b>
      <span className={css.more}>
        <span>{texts.count(formatCount(count))}</span>
        {!isZero(leftAmt) && <span className="tf-number">{texts.left(formatMoney(leftAmt))}</span>}
      </span>
      {isLate(day, today) && <StatusBadge tone="bad">{texts.overdue}</StatusBadge>}
    </>
  )
}
