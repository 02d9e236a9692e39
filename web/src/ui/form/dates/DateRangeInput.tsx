import { type ReactNode, useState } from 'react'
import { addDays, type DayRange, dayFromToday } from '../../format/date'
import css from '../form.module.css'
import { texts } from '../texts'
import { DayInput } from './DayInput'
import { RangePicker, type Shortcut } from './RangePicker'

interface Props {
  id?: string
  label: string
  value: DayRange | undefined
  onChange: (value: DayRange | undefined) => void
  /** Shortcuts beside the usual ones. */
  extra?: readonly Shortcut[]
  /** Content at the end of the line. */
  children?: ReactNode
}

const monthsFirst = (day: string) => `${day.slice(0, 8)}01`

/** Shortcuts to common days and months, and to a number of days up to today. */
export const usualRanges: readonly Shortcut[] = [
  { label: texts.thisDay, range: () => ({ from: dayFromToday(0), to: dayFromToday(0) }) },
  { label: texts.dayBefore, range: () => ({ from: dayFromToday(-1), to: dayFromToday(-1) }) },
  ...[7, 30, 90, 180].map((days) => ({
    label: texts.rangeDays(days),
    range: () => ({ from: addDays(dayFromToday(0), 1 - days), to: dayFromToday(0) }),
  })),
  { label: texts.thisMonth, range: () => ({ from: monthsFirst(dayFromToday(0)), to: dayFromToday(0) }) },
  {
    label: texts.monthBefore,
    range: () => {
      const last = addDays(monthsFirst(dayFromToday(0)), -1)
      return { from: monthsFirst(last), to: last }
    },
  },
]

const range = (from: string | undefined, to: string | undefined): DayRange | undefined =>
  from || to ? { from: from || undefined, to: to || undefined } : undefined

/** Range with its ends in order. */
export function inOrder(value: DayRange | undefined): DayRange | undefined {
  return value?.from && value.to && value.from > value.to ? { from: value.to, to: value.from } : value
}

/**
 * Range of two calendar days, both included, typed or chosen from a calendar with shortcuts. Swapped days are put in
 * order.
 */
export function DateRangeInput({ id, label, value, onChange, extra = [], children }: Props) {
  const settle = () => {
    const settled = inOrder(value)
    if (settled !== value) onChange(settled)
  }
  // A choice replaces typed text that could not be read.
  const [chosen, setChosen] = useState(0)
  const choose = (days: DayRange) => {
    setChosen(chosen + 1)
    onChange(days)
  }
  return (
    <span className={css.range}>
      <DayInput
        key={`from${chosen}`}
        id={id}
        label={`${label} ${texts.from}`}
        value={value?.from ?? ''}
        onBlur={settle}
        onChange={(day) => onChange(range(day, value?.to))}
      />
      <span aria-hidden>{texts.until}</span>
      <DayInput
        key={`to${chosen}`}
        label={`${label} ${texts.to}`}
        value={value?.to ?? ''}
        onBlur={settle}
        onChange={(day) => onChange(range(value?.from, day))}
      />
      <RangePicker
        label={label}
        value={value}
        shortcuts={[...usualRanges, ...extra]}
        onChoose={choose}
        onShortcut={choose}
      />
      {children}
    </span>
  )
}
