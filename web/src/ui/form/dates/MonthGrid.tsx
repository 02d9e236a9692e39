import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type DayRange, dayFromToday } from '../../format/date'
import { texts } from '../texts'
import { dayByKey, monthOf, weeksOf } from './calendar'
import css from './calendar.module.css'

interface Props {
  /** The day that has the tab stop; its month is shown. */
  active: string
  range: DayRange | undefined
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** Where a day stands in the range: at an end of it, or inside. */
function placeOf(day: string, { from, to }: DayRange): 'end' | 'inside' | undefined {
  if (day === from || day === to) return 'end'
  return from && to && day > from && day < to ? 'inside' : undefined
}

/** The days of a month as a grid: arrows, Home, End and Page keys move, Enter chooses. */
export function MonthGrid({ active, range = {}, onMove, onChoose }: Props) {
  const table = useRef<HTMLTableElement>(null)
  // The day that had the focus may be gone with its month.
  const walked = useRef(false)
  const month = monthOf(active)
  const today = dayFromToday(0)

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
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with moving focus is a grid
      role="grid"
      aria-label={texts.month(month)}
      className={css.month}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th key={name} scope="col" abbr={texts.weekday(name)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const place = placeOf(day, range)
              return (
                <td key={day} data-place={place}>
                  <button
                    type="button"
                    data-day={day}
                    data-other={monthOf(day) === month ? undefined : true}
                    tabIndex={day === active ? 0 : -1}
                    aria-pressed={place !== undefined}
                    aria-label={texts.day(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
