import { addDays, dayFromToday } from '../../format/date'
import { TypedInput } from '../TypedInput'
import { texts } from '../texts'
import { readClock, readDay } from './typed'

interface Props {
  id?: string
  label: string
  /** yyyy-MM-dd for a day, HH:mm:ss for a time; empty for no value. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

const stepDay = (day: string, by: number) => (day ? addDays(day, by) : dayFromToday(0))

/** Typed calendar day; ↑ and ↓ go to the next and the previous one. */
export function DayInput(props: Props) {
  return (
    <TypedInput {...props} read={readDay} step={stepDay} placeholder={texts.dayShape} message={texts.dayUnreadable} />
  )
}

/** Typed time of day, to the second. */
export function ClockInput(props: Props) {
  return <TypedInput {...props} read={readClock} placeholder={texts.clockShape} message={texts.clockUnreadable} />
}
