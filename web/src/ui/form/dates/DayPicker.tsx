import { useState } from 'react'
import { LuCalendarDays } from '../../icons'
import { late } from '../../late'
import { IconButton } from '../../layout/Button'
import { texts } from '../texts'

const Calendar = late(() => import('./Calendar'))

interface Props {
  label: string
  /** yyyy-MM-dd; undefined for no day. */
  value: string | undefined
  onChoose: (day: string) => void
}

/** Button that opens a calendar for one day. The calendar is loaded on first use. */
export function DayPicker({ label, value, onChoose }: Props) {
  const [asked, setAsked] = useState(false)
  const button = (
    <IconButton
      size="xs"
      label={`${label} ${texts.pickDays}`}
      data-tip={texts.pickDays}
      aria-haspopup="dialog"
      icon={<LuCalendarDays aria-hidden size={15} />}
      onPointerEnter={Calendar.fetch}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return button
  const choose = ([day]: string[]) => day && onChoose(day)
  return <Calendar label={label} chosen={value ? [value] : []} onChoose={choose} instead={button} />
}
