import { useId, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { toast } from '../feedback/toastStore'
import { useUnsaved } from '../unsaved/unsaved'
import { useDraft } from './drafts'

interface FieldError {
  field: string
  message: string
}

export interface ServerForm<Values extends FieldValues> {
  /** The form's id on the page, by which a button elsewhere submits it. */
  id: string
  methods: UseFormReturn<Values>
  submit: () => Promise<void>
  submitting: boolean
}

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /**
   * Sends the form; false when it is not sent after all, so that what was typed stays unsaved. What it throws is shown: at the fields
   * that the server names, otherwise as a toast.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** What the form holds once it is sent; what was sent, unless given. */
  after?: (values: Values) => Values
}

function fieldErrorsOf(error: unknown): FieldError[] {
  const found = error instanceof Error && 'fieldErrors' in error ? error.fieldErrors : null
  return Array.isArray(found) ? (found as FieldError[]) : []
}

/** "input.0.giveCardUserId" names the field giveCardUserId, "input.parts.1.day" parts.1.day: the server counts from the whole request. */
function matchField<Values extends FieldValues>(field: string, values: Values): Path<Values> | null {
  const parts = field.split('.')
  for (let from = 0; from < parts.length; from++) {
    const name = parts.slice(from).join('.')
    if (name in values || get(values, name) !== undefined) return name as Path<Values>
  }
  return null
}

/**
 * A form that validates on blur, keeps every input when the server refuses, puts the server's fieldErrors at their fields and the
 * focus on the first of them. A second submit while the first is on its way does nothing. While something is typed and not sent, the
 * page counts as unsaved. In a dialog, call it outside of the Modal's children, so that the input outlives a change of tags.
 */
export function useServerForm<Values extends FieldValues>(options: Options<Values>): ServerForm<Values> {
  const methods = useForm<Values>({ defaultValues: options.defaultValues, mode: 'onBlur', shouldFocusError: true })
  const id = useId()
  const [submitting, setSubmitting] = useState(false)
  useUnsaved(methods.formState.isDirty)
  useDraft(methods)

  const showError = (error: unknown, values: Values) => {
    let first = true
    let shown = 0
    for (const { field, message } of fieldErrorsOf(error)) {
      const name = matchField(field, values)
      if (!name) continue
      methods.setError(name, { type: 'server', message }, { shouldFocus: first })
      first = false
      shown++
    }
    if (!shown) toast.failure(error)
  }

  const submit = async () => {
    if (submitting) return
    await methods.handleSubmit(async (values) => {
      setSubmitting(true)
      try {
        const sent = await options.onSubmit(values)
        if (sent !== false) methods.reset(options.after?.(values) ?? values)
      } catch (error) {
        showError(error, values)
      } finally {
        setSubmitting(false)
      }
    })()
  }

  return { id, methods, submit, submitting }
}
