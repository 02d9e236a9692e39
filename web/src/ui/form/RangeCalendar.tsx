import { Popover, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCalendarDays } from 'react-icons/lu'
import { type DayRange, dayFromToday } from '../format/date'
import { Button, IconButton } from '../layout/Button'
import { focusFirst, useOpenedAtOnce } from '../overlay/useOpenedAtOnce'
import { within } from './calendar'
import css from './calendar.module.css'
import { MonthGrid } from './MonthGrid'
import { MonthTurns } from './MonthTurns'
import type { RangePickerProps } from './RangePicker'
import { texts } from './texts'

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
  return (
    <Popover.Root
      open={open}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      autoFocus={false}
      onOpenChange={(details) => change(details.open)}
    >
      <Popover.Trigger asChild>
        <IconButton
          size="xs"
          label={`${label} ${texts.pickDays}`}
          data-tip={texts.pickDays}
          icon={<LuCalendarDays aria-hidden size={15} />}
        />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={`${label} ${texts.pickDays}`}>
            <Popover.Body>
              <div className={css.shortcuts}>
                {shortcuts.map((one) => (
                  <Button key={one.label} size="xs" onClick={() => shortcut(one.range())}>
                    {one.label}
                  </Button>
                ))}
              </div>
              <MonthTurns active={active} onTurn={setActive} />
              <div ref={focusFirst}>
                <MonthGrid active={active} range={shown} onMove={setActive} onChoose={choose} />
              </div>
              <p className={css.hint}>{start === null ? texts.chooseFirstDay : texts.chooseLastDay(start)}</p>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
