import { useState } from 'react'
import { LuCalendarDays } from '../../icons'
import { late } from '../../late'
import { IconButton } from '../../layout/Button'
import { texts } from '../texts'

const DayCalendar = late(() => import('./DayCalendar'))

export interface DayPickerProps {
  label: string
  /** yyyy-MM-dd; undefined while there is none. */
  value: string | undefined
  onChoose: (day: string) => void
}

/** The button of a calendar for one day; the calendar is loaded when somebody reaches for it. */
export function DayPicker(props: DayPickerProps) {
  const [asked, setAsked] = useState(false)
  const button = (
    <IconButton
      size="xs"
      label={`${props.label} ${texts.pickDays}`}
      data-tip={texts.pickDays}
      aria-haspopup="dialog"
      icon={<LuCalendarDays aria-hidden size={15} />}
      onPointerEnter={DayCalendar.fetch}
      onClick={() => setAsked(true)}
    />
  )
  return asked ? <DayCalendar {...props} instead={button} /> : button
}
