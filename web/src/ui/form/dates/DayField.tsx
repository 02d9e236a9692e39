import type { KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays, dayFromToday } from '../../format/date'
import { Field } from '../Field'
import { type FieldProps, useField } from '../fields'
import css from '../form.module.css'
import { texts } from '../texts'
import { DayPicker } from './DayPicker'
import { readDay } from './typed'

const cleanDay = (text: string) => readDay(text ?? '') ?? text

/** Calendar day such as "2026-11-01", typed or chosen from a calendar. ↑ and ↓ go to the next and the previous day. */
export function DayField(props: FieldProps) {
  const { name, label, disabled } = props
  const faultOf = (text: string) => {
    const day = readDay(text)
    return day ? (props.validate?.(day) ?? null) : texts.dayUnreadable
  }
  const { input, error } = useField({ ...props, validate: faultOf }, { clean: cleanDay })
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name })
  const day = readDay(typeof value === 'string' ? value : '')
  const set = (next: string) => setValue(name, next, { shouldDirty: true, shouldValidate: true })
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    set(day ? addDays(day, by) : dayFromToday(0))
  }
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <span className={css.dated}>
          <input
            {...ids}
            {...input}
            className={css.control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            placeholder={texts.dayShape}
            disabled={disabled}
            onKeyDown={walk}
            onBlur={(event) => {
              void input.onBlur(event)
              event.target.value = cleanDay(event.target.value)
            }}
          />
          {!disabled && <DayPicker label={label} value={day} onChoose={set} />}
        </span>
      )}
    </Field>
  )
}
