import { useState } from 'react'
import { addDays, type DayRange, dayFromToday, isExact } from '../../format/date'
import { LuClock } from '../../icons'
import { IconButton } from '../../layout/Button'
import css from '../form.module.css'
import { texts } from '../texts'
import { DateRangeInput, inOrder, usualRanges } from './DateRangeInput'
import { ClockInput, DayInput } from './DayInput'
import { RangePicker } from './RangePicker'

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
  // Emptied, it stays as exact as the person wanted it.
  const [wanted, setWanted] = useState(false)
  const exact = value ? isExact(value.from) || isExact(value.to) : wanted
  const toggle = () => {
    setWanted(!exact)
    if (value) onChange(exact ? wholeDays(value) : exactly(value))
  }
  const settle = () => {
    const settled = inOrder(value)
    if (settled !== value) onChange(settled)
  }
  const extra = workDay
    ? [
        { label: texts.today(workDay.name), range: () => workDayRange(workDay.clock, 0) },
        { label: texts.yesterday(workDay.name), range: () => workDayRange(workDay.clock, -1) },
      ]
    : []
  const setEnd = (side: 'from' | 'to', text: string | undefined) => {
    const next = { ...value, [side]: text }
    onChange(next.from || next.to ? next : undefined)
  }
  const end = (side: 'from' | 'to', name: string) => (
    <span className={css.moment}>
      <DayInput
        id={side === 'from' ? id : undefined}
        label={`${label} ${name}`}
        value={dayOf(value?.[side]) ?? ''}
        onBlur={settle}
        onChange={(day) => setEnd(side, at(day, clockOf(value?.[side])))}
      />
      <ClockInput
        label={`${label} ${name} ${texts.clock}`}
        value={clockOf(value?.[side])}
        onBlur={settle}
        onChange={(clock) => {
          if (clock && value?.[side]) setEnd(side, at(dayOf(value[side]), clock))
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
      <DateRangeInput id={id} label={label} value={value} onChange={onChange} extra={extra}>
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
      <RangePicker
        label={label}
        value={value && wholeDays(value)}
        shortcuts={[...usualRanges, ...extra]}
        onChoose={(days) => onChange(onDays(value ?? {}, days))}
        onShortcut={onChange}
      />
      {clock}
    </span>
  )
}

/** Other days with the clocks that stand; of one day alone the span goes on into the next, where the clocks would leave none. */
function onDays(value: DayRange, { from, to }: Required<DayRange>): DayRange {
  const [start, stop] = [at(from, clockOf(value.from)), at(to, clockOf(value.to))]
  return { from: start, to: start && stop && start < stop ? stop : at(addDays(to, 1), clockOf(value.to)) }
}
