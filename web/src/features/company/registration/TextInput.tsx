import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import { rules, type Values, warnings } from './form'
import css from './registration.module.css'
import { texts } from './texts'

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> {
  name: keyof typeof rules
  required?: boolean
  wide?: boolean
  /** Converts typed or pasted text to what the field keeps of it. */
  clean?: (text: string) => string
  /** Button at the end of the line. */
  after?: ReactNode
}

/** Line of the form. A text that is too long is reported, never cut. */
export function TextInput({ name, required, wide, clean, after, ...attributes }: Props) {
  const { register, formState, watch } = useFormContext<Values>()
  const input = register(name, { validate: (text) => rules[name](text) ?? true })
  return (
    <Field
      label={texts[name]}
      required={required}
      wide={wide}
      error={formState.errors[name]?.message}
      warning={formState.touchedFields[name] ? (warnings[name]?.(watch(name)) ?? undefined) : undefined}
    >
      {(ids) => (
        <span className={css.line}>
          <input
            autoComplete="off"
            {...ids}
            {...attributes}
            {...input}
            aria-required={required}
            className={formCss.control}
            onChange={(event) => {
              if (clean) event.target.value = clean(event.target.value)
              void input.onChange(event)
            }}
          />
          {after}
        </span>
      )}
    </Field>
  )
}
