import type { KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays, dayFromToday } from '../../format/date'
import { Field } from '../Field'
import { type FieldProps, useField } from '../fields'
import css from '../form.module.css'
import { texts } from '../texts'
import { DayPicker } from './DayPicker'
import { readMoment } from './typed'

const MIDNIGHT = '00:00:00'
const cleanMoment = (text: string) => readMoment(text ?? '') ?? text

/** Called with another day and the same time. */
const onDay = (day: string, moment: string | undefined) => `${day} ${moment?.slice(11) ?? MIDNIGHT}`

/**
 * Time to the second, such as "2026-11-01 06:00:00", in Asia/Shanghai. It is typed, in the same way in every language
 * of the browser, or its day is chosen from a calendar. ↑ and ↓ go to the next and the previous day.
 */
export function MomentField(props: FieldProps) {
  const { name, label, disabled } = props
  const faultOf = (text: string) => {
    const read = readMoment(text)
    return read ? (props.validate?.(read) ?? null) : texts.momentUnreadable
  }
  const { input, error } = useField({ ...props, validate: faultOf }, { clean: cleanMoment })
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name })
  const moment = readMoment(typeof value === 'string' ? value : '')
  const set = (next: string) => setValue(name, next, { shouldDirty: true, shouldValidate: true })
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    set(onDay(moment ? addDays(moment.slice(0, 10), by) : dayFromToday(0), moment))
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
            placeholder={texts.momentShape}
            disabled={disabled}
            onKeyDown={walk}
            onBlur={(event) => {
              void input.onBlur(event)
              event.target.value = cleanMoment(event.target.value)
            }}
          />
          {!disabled && (
            <DayPicker label={label} value={moment?.slice(0, 10)} onChoose={(day) => set(onDay(day, moment))} />
          )}
        </span>
      )}
    </Field>
  )
}
