import { useCommand } from '../../../../apollo/useCommand'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import { ReportCardLostDocument } from './base-card.generated'
import type { Card } from './setup'
import { texts } from './texts'

const MAX_REASON = 200

/** 挂失: how the card was lost. */
export default function LostDialog({ row: { cardNo }, onClose, onDone }: DialogProps<Pick<Card, 'cardNo'>>) {
  const { loss } = texts
  const { run } = useCommand(ReportCardLostDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if (!(await run({ cardNo, reason: reason.trim() }))) return false
      toast.success(loss.lostDone(cardNo))
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={loss.lostTitle}
      record={cardNo}
      footer={<FormButtons form={form} submit={texts.verbs.reportLost} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form}>
        <p>{loss.lostAbout(cardNo)}</p>
        <TextAreaField name="reason" label={texts.fields.lostReason} required maxLength={MAX_REASON} />
      </Form>
    </Modal>
  )
}
