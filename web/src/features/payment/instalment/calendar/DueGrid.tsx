import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { DueDay } from '../../../../gql/types.generated'
import { texts as dateTexts } from '../../../../ui/form/texts'
import { dayFromToday } from '../../../../ui/format/date'
import css from '../../plans.module.css'
import { texts } from '../texts'
import { DayFigures, toldOf } from './DayFigures'
import { dayByKey, monthOf, weeksOf } from './days'

interface Props {
  /** Day with the tab stop, in the shown month. */
  active: string
  days: readonly DueDay[]
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** Grid of a month's days with due instalments: arrows, Home, End and Page keys move, Enter chooses. */
export function DueGrid({ active, days, onMove, onChoose }: Props) {
  const table = useRef<HTMLTableElement>(null)
  // The focused day may be gone with its month.
  const walked = useRef(false)
  const month = monthOf(active)
  const today = dayFromToday(0)
  const due = new Map(days.map((day) => [day.dueDate, day]))

  useEffect(() => {
    if (!walked.current) return
    walked.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, active, event.shiftKey)
    if (!next) return
    event.preventDefault()
    walked.current = true
    onMove(next)
  }
  return (
    <div className={css.scroll}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with moving focus is a grid
        role="grid"
        aria-label={dateTexts.month(month)}
        className={css.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {dateTexts.weekdays.map((name) => (
              <th key={name} scope="col">
                {dateTexts.weekday(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const own = due.get(day)
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className={css.day}
                      data-day={day}
                      data-other={monthOf(day) === month ? undefined : true}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={own ? toldOf(own, today) : dateTexts.day(day)}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                    >
                      <span className={css.date}>
                        {Number(day.slice(8))}
                        {day === today && <small>{texts.today}</small>}
                      </span>
                      {own && <DayFigures day={own} today={today} />}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
