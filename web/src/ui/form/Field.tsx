import { type ReactNode, useId } from 'react'
import css from './form.module.css'

export interface FieldFrameProps {
  label: string
  required?: boolean
  error?: string
  hint?: ReactNode
  /** Takes the whole width of a form in columns. */
  wide?: boolean
}

interface Props extends FieldFrameProps {
  children: (ids: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}

/** Label, control, hint and error of one field, tied together for screen readers. */
export function Field({ label, required, error, hint, wide, children }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={css.field} data-wide={wide || undefined} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={css.label}>
        {required && (
          <span aria-hidden className={css.star}>
            *
          </span>
        )}
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}
