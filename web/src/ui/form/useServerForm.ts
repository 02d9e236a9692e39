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
  /** Id of the form, by which a button elsewhere on the page submits it. */
  id: string
  methods: UseFormReturn<Values>
  submit: () => Promise<void>
  submitting: boolean
}

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /**
   * Sends the form; false when it was not sent after all, so that its input counts as unsaved. Thrown errors are shown
   * at the fields that the server names, or else as a toast.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** Values of the form after sending; the sent values by default. */
  after?: (values: Values) => Values
}

function fieldErrorsOf(error: unknown): FieldError[] {
  const found = error instanceof Error && 'fieldErrors' in error ? error.fieldErrors : null
  return Array.isArray(found) ? (found as FieldError[]) : []
}

/**
 * Name of the form's field for a path of the server, which begins at the request: "input.0.giveCardUserId" is
 * giveCardUserId, "input.parts.1.day" is parts.1.day.
 */
function matchField<Values extends FieldValues>(field: string, values: Values): Path<Values> | null {
  const parts = field.split('.')
  for (let from = 0; from < parts.length; from++) {
    const name = parts.slice(from).join('.')
    if (name in values || get(values, name) !== undefined) return name as Path<Values>
  }
  return null
}

/**
 * Form that validates when a field is left. When the server refuses, all input stays, the server's fieldErrors appear
 * at their fields, and the first of these gets the focus. A second submit is ignored while the first is on its way.
 * Typed input makes the page unsaved until it is sent. In a dialog, call the hook outside the Modal's children, so that
 * the input survives a change of tags.
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
