import { useState } from 'react'
import { dayFromToday } from '../../format/date'
import { useOpenedAtOnce } from '../../overlay/useOpenedAtOnce'
import { CalendarPopover } from './CalendarPopover'
import { within } from './calendar'
import type { DayPickerProps } from './DayPicker'

const firstOf = (value: string | undefined) => within(value ?? dayFromToday(0))

/** A month from which one day is taken. */
export default function DayCalendar({ label, value, onChoose }: DayPickerProps) {
  const [open, setOpen] = useOpenedAtOnce()
  const [active, setActive] = useState(() => firstOf(value))
  const change = (next: boolean) => {
    setOpen(next)
    if (next) setActive(firstOf(value))
  }
  const choose = (day: string) => {
    onChoose(day)
    change(false)
  }
  return (
    <CalendarPopover
      label={label}
      open={open}
      active={active}
      range={value ? { from: value, to: value } : undefined}
      onOpenChange={change}
      onMove={setActive}
      onChoose={choose}
    />
  )
}
