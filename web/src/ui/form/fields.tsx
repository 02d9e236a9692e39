import type { ReactNode } from 'react'
import { type FieldValues, get, useFormContext } from 'react-hook-form'
import { formatMoney, type PriceUnit } from '../format/decimal'
import { texts as units } from '../format/texts'
import { cleanAmount, typedMoney } from '../format/typed'
import { Field } from './Field'
import css from './form.module.css'
import { amountError, type FieldRules, toRegisterOptions } from './rules'

export interface FieldProps extends FieldRules {
  name: string
  label: string
  hint?: ReactNode
  wide?: boolean
  disabled?: boolean
  placeholder?: string
}

/** Connects a control with its form, and with rules in the product's own words. */
export function useField(
  { name, label, ...rules }: FieldProps,
  options: { choice?: boolean; clean?: typeof cleanAmount } = {},
) {
  const { register, formState } = useFormContext<FieldValues>()
  const error = get(formState.errors, name) as { message?: string } | undefined
  const input = register(name, { ...toRegisterOptions(label, rules, options.choice), setValueAs: options.clean })
  return { input, error: error?.message }
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'tel' | 'password' | 'email'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel'
  autoComplete?: string
}

/** Field for one line of text. */
export function TextField({ type = 'text', inputMode, autoComplete = 'off', ...props }: TextFieldProps) {
  const { input, error } = useField(props)
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          className={css.control}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          disabled={props.disabled}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
        />
      )}
    </Field>
  )
}

/** Field for several lines of text. */
export function TextAreaField({ rows = 3, ...props }: FieldProps & { rows?: number }) {
  const { input, error } = useField(props)
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          {...input}
          className={css.control}
          rows={rows}
          disabled={props.disabled}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
        />
      )}
    </Field>
  )
}

/**
 * Amount in yuan as a plain decimal string. A pasted "¥1,234.50" becomes 1234.50, and is shown as 1,234.50 after
 * leaving the field. `signed` allows negative amounts; a price shows its unit.
 */
export function AmountField({ signed, unit, ...props }: FieldProps & { signed?: boolean; unit?: PriceUnit }) {
  const faultOf = (text: string) => amountError(text, signed)
  const { input, error } = useField({ ...props, validate: faultOf }, { clean: cleanAmount })
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <span className={css.amount}>
          <span aria-hidden>¥</span>
          <input
            {...ids}
            {...input}
            className={css.control}
            inputMode="decimal"
            autoComplete="off"
            disabled={props.disabled}
            placeholder={props.placeholder}
            onFocus={({ target }) => {
              const amount = cleanAmount(target.value)
              if (amount === target.value) return
              target.value = amount
              // Writing the value has removed the selection that Tab made.
              target.select()
            }}
            onBlur={(event) => {
              void input.onBlur(event)
              const amount = cleanAmount(event.target.value)
              if (!faultOf(amount)) event.target.value = formatMoney(typedMoney(amount))
            }}
          />
          {unit && (
            <span aria-hidden className={css.unit} data-tip={unit === 'ANY' ? units.anyUnit : undefined}>
              {units.prices[unit]}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
