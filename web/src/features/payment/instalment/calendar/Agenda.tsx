import type { DueDay } from '../../../../gql/types.generated'
import { texts as dateTexts } from '../../../../ui/form/texts'
import { dayFromToday } from '../../../../ui/format/date'
import css from '../../plans.module.css'
import { texts } from '../texts'
import { DayFigures, toldOf } from './DayFigures'

interface Props {
  days: readonly DueDay[]
  month: string
  onChoose: (day: string) => void
}

/** Days of a month with due instalments, one below another, for a phone. */
export function Agenda({ days, month, onChoose }: Props) {
  const today = dayFromToday(0)
  const own = days.filter(({ dueDate }) => dueDate.startsWith(month))
  if (own.length === 0) return <p role="status">{texts.nothingDue}</p>
  return (
    <ul className={css.agenda} aria-label={dateTexts.month(month)}>
      {own.map((day) => (
        <li key={day.dueDate}>
          <button type="button" aria-label={toldOf(day, today)} onClick={() => onChoose(day.dueDate)}>
            <span className={css.date}>
              {day.dueDate}
              {day.dueDate === today && <small>{texts.today}</small>}
            </span>
            <DayFigures day={day} today={today} />
          </button>
        </li>
      ))}
    </ul>
  )
}
