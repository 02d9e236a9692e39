import { lazy, Suspense, useState } from 'react'
import { LuCalendarDays } from 'react-icons/lu'
import { IconButton } from '../layout/Button'
import { texts } from './texts'

const loadCalendar = () => import('./DayCalendar')
const DayCalendar = lazy(loadCalendar)

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
      onPointerEnter={() => void loadCalendar()}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <DayCalendar {...props} />
    </Suspense>
  )
}
