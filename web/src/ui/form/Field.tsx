import { type ReactNode, useId } from 'react'
import css from './form.module.css'

export interface FieldFrameProps {
  label: string
  required?: boolean
  error?: string
  hint?: ReactNode
  /** Warning about a value that is accepted all the same. */
  warning?: string
  /** Whether the field takes the whole width of a form in columns. */
  wide?: boolean
}

interface Props extends FieldFrameProps {
  children: (ids: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}

/** Label, control, hint, warning and error of one field, linked with each other for screen readers. */
export function Field({ label, required, error, hint, warning, wide, children }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
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
      {warning && (
        <p id={`${id}-warning`} className={css.warning} role="status">
          {warning}
        </p>
      )}
      <p id={`${id}-error`} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}
