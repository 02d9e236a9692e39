import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../waybill/waybill'
import { type TicketChoices, useTicketForm } from '../form'
import css from './booking.module.css'
import { ADD } from './rules'

/** What a list hands to the form of a new booking. */
export interface AddProps {
  onClose: () => void
  onSaved: () => void
}

interface Props<Values extends FieldValues> extends AddProps {
  title: string
  /** What sending it is called. */
  submit: string
  defaultValues: Values
  /** Sends it and answers what to say then; null when it is on its way already. */
  save: (values: Values) => Promise<string | null>
  /** Its fields, once it is known what there is to choose from. */
  children: (choices: TicketChoices) => ReactNode
}

/** The drawer of a new booking. */
export function AddForm<Values extends FieldValues>({
  title,
  submit,
  defaultValues,
  save,
  onClose,
  onSaved,
  children,
}: Props<Values>) {
  const { choices, error, refetch } = useTicketForm()
  const form = useServerForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    onSubmit: async (values) => {
      const done = await save(values)
      if (done === null) return false
      toast.success(done)
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={title}
      footer={choices && <FormButtons form={form} submit={submit} permission={ADD} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {/* A failed second try comes back as `error`. */}
      {error && !choices && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !choices && <div className={css.waiting} aria-busy />}
      {choices && (
        <PicturePreview>
          <Form form={form} columns={2}>
            {children(choices)}
          </Form>
        </PicturePreview>
      )}
    </SideDrawer>
  )
}
