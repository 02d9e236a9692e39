import { LuClock } from 'react-icons/lu'
import { addDays, type DayRange, dayFromToday, isExact } from '../format/date'
import { IconButton } from '../layout/Button'
import { texts } from '../texts'
import { DateRangeInput, inOrder } from './DateRangeInput'
import css from './form.module.css'

/** A day of work that does not begin at midnight: what it is called, and when it begins ("06:00:00"). */
export interface WorkDay {
  name: string
  clock: string
}

interface Props {
  id?: string
  label: string
  value: DayRange | undefined
  onChange: (value: DayRange | undefined) => void
  /** Offered beside the shortcuts. */
  workDay?: WorkDay
}

const MIDNIGHT = '00:00:00'
const dayOf = (end: string | undefined) => end?.slice(0, 10)
const clockOf = (end: string | undefined) => end?.slice(11) ?? ''
const at = (day: string | undefined, clock: string) => (day ? `${day} ${clock || MIDNIGHT}` : undefined)

/** The same span of time, told to the second: the last day ends where the next one begins. */
export function exactly({ from, to }: DayRange): DayRange {
  return { from: at(from, MIDNIGHT), to: at(to && addDays(to, 1), MIDNIGHT) }
}

/** The calendar days that the span touches. */
export function wholeDays({ from, to }: DayRange): DayRange {
  const last = to && (clockOf(to) === MIDNIGHT ? addDays(to.slice(0, 10), -1) : dayOf(to))
  return { from: dayOf(from), to: last }
}

/** The work day, counted from today's: 0 the one that is going on, -1 the one before. */
export function workDayRange(clock: string, offset: number): DayRange {
  const day = dayFromToday(offset, clock)
  return { from: at(day, clock), to: at(addDays(day, 1), clock) }
}

/** Days as DateRangeInput takes them, or, by the clock beside them, a span exact to the second: from inclusive, to exclusive. */
export function TimeRangeInput({ id, label, value, onChange, workDay }: Props) {
  const exact = isExact(value?.from) || isExact(value?.to)
  const toggle = () => {
    if (!value) return onChange(workDay ? workDayRange(workDay.clock, 0) : exactly(today()))
    onChange(exact ? wholeDays(value) : exactly(value))
  }
  const settle = () => {
    const settled = inOrder(value)
    if (settled !== value) onChange(settled)
  }
  const extra = workDay?.name && [
    { value: '0', label: texts.today(workDay.name) },
    { value: '-1', label: texts.yesterday(workDay.name) },
  ]
  const end = (side: 'from' | 'to', name: string) => (
    <span className={css.moment}>
      <input
        id={side === 'from' ? id : undefined}
        className={css.control}
        type="date"
        max="9999-12-31"
        aria-label={`${label} ${name}`}
        value={dayOf(value?.[side]) ?? ''}
        onBlur={settle}
        onChange={({ target }) => onChange({ ...value, [side]: at(target.value, clockOf(value?.[side])) })}
      />
      <input
        className={css.control}
        type="time"
        step={1}
        aria-label={`${label} ${name} ${texts.clock}`}
        value={clockOf(value?.[side])}
        onBlur={settle}
        onChange={({ target }) => {
          const clock = target.value.length === 5 ? `${target.value}:00` : target.value
          if (clock && value?.[side]) onChange({ ...value, [side]: at(dayOf(value[side]), clock) })
        }}
      />
    </span>
  )
  const clock = (
    <IconButton
      size="xs"
      label={exact ? texts.wholeDays : texts.exactTimes}
      aria-pressed={exact}
      icon={<LuClock aria-hidden size={15} />}
      onClick={toggle}
    />
  )
  if (!exact) {
    return (
      <DateRangeInput
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        extra={extra || undefined}
        onExtra={(chosen) => workDay && onChange(workDayRange(workDay.clock, Number(chosen)))}
      >
        {clock}
      </DateRangeInput>
    )
  }
  return (
    <span className={css.range} data-exact>
      {end('from', texts.from)}
      <span aria-hidden>{texts.until}</span>
      {end('to', texts.to)}
      <span aria-hidden data-tip={texts.endExcluded}>
        {texts.before}
      </span>
      {clock}
    </span>
  )
}

const today = (): DayRange => ({ from: dayFromToday(0), to: dayFromToday(0) })
