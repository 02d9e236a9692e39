import { useState } from 'react'
import type { DayRange } from '../../format/date'
import { LuCalendarDays } from '../../icons'
import { late } from '../../late'
import { IconButton } from '../../layout/Button'
import { texts } from '../texts'

const RangeCalendar = late(() => import('./RangeCalendar'))

/** Common range, computed when it is chosen. */
export interface Shortcut {
  label: string
  range: () => DayRange
}

export interface RangePickerProps {
  label: string
  /** First and last calendar day. */
  value: DayRange | undefined
  shortcuts: readonly Shortcut[]
  /** Called with two days in order. */
  onChoose: (days: Required<DayRange>) => void
  onShortcut: (range: DayRange) => void
}

/** Button that opens a calendar for a range. The calendar is loaded on first use. */
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
