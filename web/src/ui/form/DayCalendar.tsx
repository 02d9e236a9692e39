import { Popover, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCalendarDays } from 'react-icons/lu'
import { dayFromToday } from '../format/date'
import { IconButton } from '../layout/Button'
import { focusFirst, useOpenedAtOnce } from '../overlay/useOpenedAtOnce'
import { within } from './calendar'
import type { DayPickerProps } from './DayPicker'
import { MonthGrid } from './MonthGrid'
import { MonthTurns } from './MonthTurns'
import { texts } from './texts'

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
              <MonthTurns active={active} onTurn={setActive} />
              <div ref={focusFirst}>
                <MonthGrid
                  active={active}
                  range={value ? { from: value, to: value } : undefined}
                  onMove={setActive}
                  onChoose={choose}
                />
              </div>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
