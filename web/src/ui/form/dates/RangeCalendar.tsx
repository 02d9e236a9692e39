import { useState } from 'react'
import { type DayRange, dayFromToday } from '../../format/date'
import { Button } from '../../layout/Button'
import { useOpenedAtOnce } from '../../overlay/useOpenedAtOnce'
import { texts } from '../texts'
import { CalendarPopover } from './CalendarPopover'
import { within } from './calendar'
import css from './calendar.module.css'
import type { RangePickerProps } from './RangePicker'

/** Where the calendar opens. */
const firstOf = (value: DayRange | undefined) => within(value?.to ?? value?.from ?? dayFromToday(0))

/** Shortcuts above a month; the first day that is chosen begins the range, the second ends it. */
export default function RangeCalendar({ label, value, shortcuts, onChoose, onShortcut }: RangePickerProps) {
  const [open, setOpen] = useOpenedAtOnce()
  const [active, setActive] = useState(() => firstOf(value))
  const [start, setStart] = useState<string | null>(null)

  const change = (next: boolean) => {
    setOpen(next)
    setStart(null)
    if (next) setActive(firstOf(value))
  }
  const shortcut = (range: DayRange) => {
    onShortcut(range)
    change(false)
  }
  const choose = (day: string) => {
    setActive(day)
    if (start === null) return setStart(day)
    onChoose(start < day ? { from: start, to: day } : { from: day, to: start })
    change(false)
  }
  const shown = start === null ? value : start < active ? { from: start, to: active } : { from: active, to: start }
  const buttons = (
    <div className={css.shortcuts}>
      {shortcuts.map((one) => (
        <Button key={one.label} size="xs" onClick={() => shortcut(one.range())}>
          {one.label}
        </Button>
      ))}
    </div>
  )
  return (
    <CalendarPopover
      label={label}
      open={open}
      active={active}
      range={shown}
      onOpenChange={change}
      onMove={setActive}
      onChoose={choose}
      above={buttons}
      below={<p className={css.hint}>{start === null ? texts.chooseFirstDay : texts.chooseLastDay(start)}</p>}
    />
  )
}
