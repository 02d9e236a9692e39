import { cleanCount } from '../format/typed'
import { Field } from './Field'
import { type FieldProps, useField } from './fields'
import css from './form.module.css'
import { countError } from './rules'

interface Props extends FieldProps {
  /** Largest number that is accepted. */
  most: number
  /** Whether negative numbers are accepted. */
  signed?: boolean
}

/** Whole number without separators: a pasted 1,200 becomes 1200. */
export function CountField({ most, signed, ...props }: Props) {
  const faultOf = (text: string) => countError(text, most, signed) ?? props.validate?.(cleanCount(text)) ?? null
  const { input, error } = useField({ ...props, validate: faultOf }, { clean: cleanCount })
  return (
    <Field {...props} error={error}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          className={css.control}
          inputMode={signed ? 'text' : 'numeric'}
          autoComplete="off"
          disabled={props.disabled}
          placeholder={props.placeholder}
        />
      )}
    </Field>
  )
}
