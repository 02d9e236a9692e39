import { type ChangeEvent, useId } from 'react'
import { cleanAmount } from '../format/decimal'
import { texts } from '../texts'
import { Field } from './Field'
import { type FieldProps, useField } from './fields'
import css from './form.module.css'
import { quantityError } from './rules'

interface SelectProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** Called with what the person has chosen. */
  onChosen?: (value: string) => void
}

/** One of a closed list; 请选择 while nothing is chosen, which can be gone back to unless one must be. */
export function SelectField({ options, onChosen, ...props }: SelectProps) {
  const { input, error } = useField(props, { choice: true })
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    void input.onChange(event)
    onChosen?.(event.target.value)
  }
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <select {...ids} {...input} className={css.control} disabled={props.disabled} onChange={choose}>
          <option value="" disabled={props.required} hidden={props.required}>
            {texts.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface ComboProps extends FieldProps {
  /** What is offered while typing; something else may be typed all the same. */
  suggestions: readonly string[]
}

/** One line of text with suggestions. */
export function ComboField({ suggestions, ...props }: ComboProps) {
  const { input, error } = useField(props)
  const list = useId()
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <>
          <input
            {...ids}
            {...input}
            className={css.control}
            list={list}
            autoComplete="off"
            disabled={props.disabled}
            maxLength={props.maxLength}
            placeholder={props.placeholder}
          />
          <datalist id={list}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

/** Tons, cubic metres or trucks as a plain decimal string of up to three decimals. */
export function QuantityField(props: FieldProps) {
  const { input, error } = useField({ ...props, validate: quantityError }, { clean: cleanAmount })
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          className={css.control}
          inputMode="decimal"
          autoComplete="off"
          disabled={props.disabled}
          placeholder={props.placeholder}
        />
      )}
    </Field>
  )
}
