import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../apollo/errors'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel'
import { toast } from '../../ui/feedback/toastStore'
import { Form } from '../../ui/form/Form'
import { FormButtons } from '../../ui/form/FormButtons'
import { useServerForm } from '../../ui/form/useServerForm'
import looks from '../../ui/layout/looks.module.css'
import { SideDrawer } from '../../ui/overlay/SideDrawer'

const WIDTH = 640

/** Choices of a form, once loaded. */
export interface Asked<Choices> {
  choices: Choices | undefined
  error?: unknown
  refetch: () => Promise<unknown>
}

interface Props<Values extends FieldValues, Choices> {
  title: string
  /** Label of the submit button. */
  submit: string
  permission: string
  defaultValues: Values
  /** Choices of its fields, if they must be loaded. */
  asked: Asked<Choices>
  /**
   * Sends the form; returns the message, and the address to go to instead of the list, or null when it was not sent.
   */
  save: (values: Values) => Promise<string | { said: string; to: string } | null>
  /** Width in pixels; 640 by default. */
  width?: number
  onClose: () => void
  onSaved: () => void
  /** Fields of the form, once its choices are loaded. */
  children: (choices: Choices) => ReactNode
}

/** Choices for a form without any. */
export const nothingAsked: Asked<true> = { choices: true, refetch: async () => undefined }

/** Drawer of a new record. */
export function AddDrawer<Values extends FieldValues, Choices>(props: Props<Values, Choices>) {
  const { title, submit, permission, defaultValues, asked, save, width = WIDTH, onClose, onSaved, children } = props
  const { choices, error, refetch } = asked
  const navigate = useNavigate()
  const form = useServerForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    onSubmit: async (values) => {
      const done = await save(values)
      if (done === null) return false
      toast.success(typeof done === 'string' ? done : done.said)
      onSaved()
      if (typeof done === 'string') onClose()
      else navigate(done.to, { replace: true })
    },
  })
  return (
    <SideDrawer
      open
      width={`${width}px`}
      title={title}
      footer={choices && <FormButtons form={form} submit={submit} permission={permission} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {/* A failed retry is reported as `error`. */}
      {Boolean(error) && !choices && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !choices && <div className={looks.waiting} aria-busy />}
      {choices && (
        <Form form={form} columns={2}>
          {children(choices)}
        </Form>
      )}
    </SideDrawer>
  )
}
