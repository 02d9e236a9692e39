import { useState } from 'react'
import type { DayRange } from '../../format/date'
import { LuCalendarDays } from '../../icons'
import { late } from '../../late'
import { IconButton } from '../../layout/Button'
import { texts } from '../texts'

const RangeCalendar = late(() => import('./RangeCalendar'))

/** A range that is often wanted; worked out when it is chosen. */
export interface Shortcut {
  label: string
  range: () => DayRange
}

export interface RangePickerProps {
  label: string
  /** Calendar days. */
  value: DayRange | undefined
  shortcuts: readonly Shortcut[]
  /** Two days, in order. */
  onChoose: (days: Required<DayRange>) => void
  onShortcut: (range: DayRange) => void
}

/** The button of a calendar of days; the calendar is loaded when somebody reaches for it. */
export function RangePicker(props: RangePickerProps) {
  const [asked, setAsked] = useState(false)
  const button = (
    <IconButton
      size="xs"
      label={`${props.label} ${texts.pickDays}`}
      data-tip={texts.pickDays}
      aria-haspopup="dialog"
      icon={<LuCalendarDays aria-hidden size={15} />}
      onPointerEnter={RangeCalendar.fetch}
      onClick={() => setAsked(true)}
    />
  )
  return asked ? <RangeCalendar {...props} instead={button} /> : button
}
