import { type ChangeEvent, useMemo } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { cleanQuantity } from '../format/typed'
import { texts } from '../texts'
import { ChoiceCombobox } from './ChoiceCombobox'
import { MOST_AT_A_GLANCE } from './choice-search'
import { Field } from './Field'
import { type FieldProps, useField } from './fields'
import css from './form.module.css'
import { quantityError, toRegisterOptions } from './rules'
import { texts as formTexts } from './texts'

interface SelectProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** Called when the person chooses an option. */
  onChosen?: (value: string) => void
}

/**
 * Field for one option of a closed list; long lists are searched. 请选择 stands for no choice, and can be chosen again
 * unless the field is required.
 */
export function SelectField(props: SelectProps) {
  return props.options.length > MOST_AT_A_GLANCE ? <SearchedField {...props} /> : <ListField {...props} />
}

function ListField({ options, onChosen, ...props }: SelectProps) {
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

function SearchedField({ options, onChosen, ...props }: SelectProps) {
  const { field, fieldState } = useController<FieldValues>({
    name: props.name,
    rules: toRegisterOptions(props.label, props, true),
  })
  const choose = (value: string) => {
    field.onChange(value)
    onChosen?.(value)
  }
  return (
    <Field {...props} error={fieldState.error?.message}>
      {(ids) => (
        <ChoiceCombobox
          {...ids}
          label={props.label}
          options={options}
          value={String(field.value ?? '')}
          empty={props.required ? null : texts.choose}
          placeholder={formTexts.typeToFind}
          disabled={props.disabled}
          inputRef={field.ref}
          onChange={choose}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

interface ComboProps extends FieldProps {
  /** Suggestions while typing; other texts are accepted too. */
  suggestions: readonly string[]
}

/** One line of text, with suggestions found by name, pinyin or initials. */
export function ComboField({ suggestions, ...props }: ComboProps) {
  const { field, fieldState } = useController<FieldValues>({
    name: props.name,
    rules: toRegisterOptions(props.label, props),
  })
  const options = useMemo(() => suggestions.map((text) => ({ value: text, label: text })), [suggestions])
  return (
    <Field {...props} error={fieldState.error?.message}>
      {(ids) => (
        <ChoiceCombobox
          {...ids}
          free
          label={props.label}
          options={options}
          value={String(field.value ?? '')}
          empty={null}
          placeholder={props.placeholder}
          disabled={props.disabled}
          maxLength={props.maxLength}
          inputRef={field.ref}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

interface QuantityProps extends FieldProps {
  /** Most digits before the decimal point; 6 by default. */
  digits?: number
}

/** Tons, cubic metres or trucks, as a plain decimal string with at most three decimals. */
export function QuantityField({ digits = 6, ...props }: QuantityProps) {
  const validate = (text: string) => quantityError(text, digits)
  const { input, error } = useField({ ...props, validate }, { clean: cleanQuantity })
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
