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
}

const range = (from: string | undefined, to: string | undefined): DayRange | undefined =>
  from || to ? { from: from || undefined, to: to || undefined } : undefined

/** Two calendar days, both included, with 近7天 / 近30天 / 近90天 / 近180天. A swapped pair is put right. */
export function DateRangeInput({ id, label, value, onChange, shortcuts = true }: Props) {
  const settle = () => {
    if (value?.from && value.to && value.from > value.to) onChange({ from: value.to, to: value.from })
  }
  const choose = (days: number) => {
    const today = dayFromToday(0)
    onChange({ from: addDays(today, 1 - days), to: today })
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
          onChange={(event) => choose(Number(event.target.value))}
        >
          <option value="" disabled hidden>
            {texts.range}
          </option>
          {SHORTCUTS.map((days) => (
            <option key={days} value={days}>
              {texts.rangeDays(days)}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
