import type { ReactNode } from 'react'
import { addDays, type DayRange, dayFromToday } from '../format/date'
import { texts } from '../texts'
import css from './form.module.css'

const SHORTCUTS = [7, 30, 90, 180]

interface Props {
  id?: string
  label: string
  value: DayRange | undefined
  onChange: (value: DayRange | undefined) => void
  /** Leave out the shortcuts where the past means nothing. */
  shortcuts?: boolean
  /** More shortcuts, and what they do. */
  extra?: readonly { value: string; label: string }[]
  onExtra?: (value: string) => void
  /** Stands at the end of the line. */
  children?: ReactNode
}

const range = (from: string | undefined, to: string | undefined): DayRange | undefined =>
  from || to ? { from: from || undefined, to: to || undefined } : undefined

/** A swapped pair put right. */
export function inOrder(value: DayRange | undefined): DayRange | undefined {
  return value?.from && value.to && value.from > value.to ? { from: value.to, to: value.from } : value
}

/** Two calendar days, both included, with 近7天 / 近30天 / 近90天 / 近180天. A swapped pair is put right. */
export function DateRangeInput(props: Props) {
  const { id, label, value, onChange, shortcuts = true, extra = [], onExtra, children } = props
  const settle = () => {
    const settled = inOrder(value)
    if (settled !== value) onChange(settled)
  }
  const choose = (chosen: string) => {
    if (extra.some((option) => option.value === chosen)) return onExtra?.(chosen)
    const today = dayFromToday(0)
    onChange({ from: addDays(today, 1 - Number(chosen)), to: today })
  }
  return (
    <span className={css.range}>
      <input
        id={id}
        className={css.control}
        type="date"
        max="9999-12-31"
        aria-label={`${label} ${texts.from}`}
        value={value?.from ?? ''}
        onBlur={settle}
        onChange={(event) => onChange(range(event.target.value, value?.to))}
      />
      <span aria-hidden>{texts.until}</span>
      <input
        className={css.control}
        type="date"
        max="9999-12-31"
        aria-label={`${label} ${texts.to}`}
        value={value?.to ?? ''}
        onBlur={settle}
        onChange={(event) => onChange(range(value?.from, event.target.value))}
      />
      {shortcuts && (
        <select
          className={css.control}
          aria-label={`${label} ${texts.range}`}
          data-tip={texts.range}
          value=""
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled hidden>
            {texts.range}
          </option>
          {SHORTCUTS.map((days) => (
            <option key={days} value={days}>
              {texts.rangeDays(days)}
            </option>
          ))}
          {extra.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {children}
    </span>
  )
}
