import { useState } from 'react'
import { Button } from '../../layout/Button'
import { texts } from '../texts'
import Calendar from './Calendar'
import css from './calendar.module.css'
import type { RangePickerProps } from './RangePicker'

/** Calendar with shortcuts above it. The first chosen day begins the range, the second ends it. */
export default function RangeCalendar({ label, value, shortcuts, onChoose, onShortcut }: RangePickerProps) {
  const [start, setStart] = useState<string | null>(null)
  const choose = ([from, to]: string[]) => {
    if (from && to) onChoose({ from, to })
    else setStart(from ?? null)
  }
  const [from, to] = [value?.from ?? value?.to, value?.to ?? value?.from]
  return (
    <Calendar
      range
      label={label}
      chosen={from && to ? [from, to] : []}
      onChoose={choose}
      onClosed={() => setStart(null)}
      above={(close) => (
        <div className={css.shortcuts}>
          {shortcuts.map(({ label, range }) => (
            <Button
              key={label}
              size="xs"
              onClick={() => {
                onShortcut(range())
                close()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      below={<p className={css.hint}>{start === null ? texts.chooseFirstDay : texts.chooseLastDay(start)}</p>}
    />
  )
}
