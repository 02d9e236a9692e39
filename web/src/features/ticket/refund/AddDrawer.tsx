import { useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { useCommand } from '../../../apollo/useCommand'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../waybill/waybill'
import { ADD, bookingCss as css, nowText, useTicketForm } from '../booking'
import { emptyValues, inputOf, type Known, type Values } from './fields'
import { RefundFields } from './RefundFields'
import { RefundTicketsDocument } from './refund.generated'
import { texts } from './texts'

interface Props {
  known?: Known
  onClose: () => void
  onSaved: () => void
}

/** 申请退票. */
export function AddDrawer({ known, onClose, onSaved }: Props) {
  const { choices, error, refetch } = useTicketForm()
  const { run } = useCommand(RefundTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText(), known))
  const form = useServerForm<Values>({
    defaultValues,
    onSubmit: async (values) => {
      const done = await run({ input: inputOf(values) })
      if (!done) return false
      toast.success(texts.added(done.refundTickets.refundNo))
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={texts.add}
      footer={choices && <FormButtons form={form} submit={texts.submit} permission={ADD} onCancel={onClose} />}
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
            <p>{texts.hint}</p>
            <RefundFields choices={choices} />
          </Form>
        </PicturePreview>
      )}
    </SideDrawer>
  )
}
