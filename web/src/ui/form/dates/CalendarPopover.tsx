import { Popover, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { LuCalendarDays } from '../../icons'
import { IconButton } from '../../layout/Button'
import { focusFirst } from '../../overlay/useOpenedAtOnce'
import { texts } from '../texts'
import { MonthGrid } from './MonthGrid'
import { MonthTurns } from './MonthTurns'

interface Props extends ComponentProps<typeof MonthGrid> {
  /** What the days are for. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  above?: ReactNode
  below?: ReactNode
}

/** A button, and the month that it opens. */
export function CalendarPopover({ label, open, onOpenChange, above, below, ...month }: Props) {
  return (
    <Popover.Root
      open={open}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      autoFocus={false}
      onOpenChange={(details) => onOpenChange(details.open)}
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
              {above}
              <MonthTurns active={month.active} onTurn={month.onMove} />
              <div ref={focusFirst}>
                <MonthGrid {...month} />
              </div>
              {below}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
