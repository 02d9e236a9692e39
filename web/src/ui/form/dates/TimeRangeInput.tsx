import { useState } from 'react'
import { addDays, type DayRange, dayFromToday, isExact } from '../../format/date'
import { LuClock } from '../../icons'
import { IconButton } from '../../layout/Button'
import css from '../form.module.css'
import { texts } from '../texts'
import { DateRangeInput, inOrder, usualRanges } from './DateRangeInput'
import { ClockInput, DayInput } from './DayInput'
import { RangePicker } from './RangePicker'

/** Day of work that does not begin at midnight: its name and the time at which it begins ("06:00:00"). */
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

/** Range of days to the second; the last day ends when the next one begins. */
export function exactly({ from, to }: DayRange): DayRange {
  return { from: at(from, MIDNIGHT), to: at(to && addDays(to, 1), MIDNIGHT) }
}

/** Calendar days that a range touches. */
export function wholeDays({ from, to }: DayRange): DayRange {
  const last = to && (clockOf(to) === MIDNIGHT ? addDays(to.slice(0, 10), -1) : dayOf(to))
  return { from: dayOf(from), to: last }
}

/** Range of one day of work: 0 for the current one, -1 for the one before. */
export function workDayRange(clock: string, offset: number): DayRange {
  const day = dayFromToday(offset, clock)
  return { from: at(day, clock), to: at(addDays(day, 1), clock) }
}

/**
 * Range of days as in DateRangeInput or, after a click on the clock beside it, exact to the second: from inclusive, to
 * exclusive.
 */
export function TimeRangeInput({ id, label, value, onChange, workDay }: Props) {
  // An emptied range stays exact if the person has chosen that.
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

/**
 * Range of other days with the present times of day. Where that would be empty on a single day, the range ends on the
 * next day.
 */
function onDays(value: DayRange, { from, to }: Required<DayRange>): DayRange {
  const [start, stop] = [at(from, clockOf(value.from)), at(to, clockOf(value.to))]
  return { from: start, to: start && stop && start < stop ? stop : at(addDays(to, 1), clockOf(value.to)) }
}
