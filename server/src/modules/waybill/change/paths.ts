import { type DomainError, restoreError } from '../../../kernel/errors.js'

/** Paths of wrong fields as the caller wrote them: below the argument with the form. */
export function under(at: string, error: DomainError): DomainError {
  if (at === '' || error.fieldErrors.length === 0) return error
  const fieldErrors = error.fieldErrors.map(({ field, message }) => ({ field: `${at}.${field}`, message }))
  return restoreError({ ...error, fieldErrors })
}
