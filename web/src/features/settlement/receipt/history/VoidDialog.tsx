import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Modal } from '../../../../ui/overlay/Modal'
import { VoidReceiptDocument } from '../receipt.generated'
import type { ReceiptRow } from './columns'
import { texts } from './texts'

interface Props {
  receipt: ReceiptRow
  onClose: () => void
  onVoided: () => void
}

const REASON_LENGTH = 200

/** Asks why a receipt is void; that cannot be undone (decisions §3 states what becomes of its cards). */
export function VoidDialog({ receipt: { id, giveCardNo, cardCount, giveCardCnt }, onClose, onVoided }: Props) {
  const command = useCommand(VoidReceiptDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if (!(await command.run({ id, reason: reason.trim() }))) return
      toast.success(texts.done)
      onVoided()
      onClose()
    },
  })
  return (
    <Modal
      open
      role="alertdialog"
      title={texts.voidTitle}
      record={giveCardNo}
      size="md"
      footer={<FormButtons form={form} submit={texts.confirm} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form}>
        <p>
          <b>{texts.voidAbout(giveCardNo, formatCount(cardCount), formatCount(giveCardCnt))}</b>
        </p>
        <p>{texts.voidNote}</p>
        <TextAreaField name="reason" label={texts.reason} required maxLength={REASON_LENGTH} />
      </Form>
    </Modal>
  )
}
