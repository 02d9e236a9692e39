import type { DueDay } from '../../../../gql/types.generated'
import { texts as dateTexts } from '../../../../ui/form/texts'
import { dayFromToday } from '../../../../ui/format/date'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import css from '../../plans.module.css'
import { texts } from '../texts'
import { totalsOf } from './month'

const { dayFields } = texts

/** Sums of a month, in a line. */
export function MonthSums({ days, month }: { days: readonly DueDay[]; month: string }) {
  const { count, amount, paidAmt, leftAmt, late } = totalsOf(days, month, dayFromToday(0))
  const figures = [
    [texts.due, formatCount(count), texts.cases],
    [dayFields.amount, formatMoney(amount), texts.unit],
    [dayFields.paidAmt, formatMoney(paidAmt), texts.unit],
    [dayFields.leftAmt, formatMoney(leftAmt), texts.unit],
    ...(late > 0 ? [[texts.overdueDays, formatCount(late), texts.days] as const] : []),
  ] as const
  return (
    <dl className={css.calendarSums} aria-label={texts.monthTotal(dateTexts.month(month))}>
      {figures.map(([label, value, unit]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className="tf-number">{value}</b> <span className="tf-unit">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
