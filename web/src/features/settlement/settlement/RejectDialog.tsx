import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { Modal } from '../../../ui/overlay/Modal'
import css from './RejectDialog.module.css'
import type { Settlement } from './rows'
import { RejectSettlementDocument } from './settlement.generated'
import { texts } from './texts'

const MAX_REASON = 200

interface Props {
  settlement: Settlement
  onClose: () => void
  onDone: () => void
}

/** 确定审核不通过？ with the reason, which the applicant will read. */
export function RejectDialog({ settlement: { id, settleNo, settleCnt, settleAmt }, onClose, onDone }: Props) {
  const { run } = useCommand(RejectSettlementDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if (!(await run({ id, reason: reason.trim() }))) return
      toast.success(texts.done)
      onClose()
      onDone()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.rejectTitle}
      record={settleNo}
      footer={<FormButtons form={form} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.question}>{texts.rejectQuestion}</p>
      <p className={css.hint}>
        {texts.about(settleNo, formatCount(settleCnt), formatMoney(settleAmt))}。{texts.rejectHint}
      </p>
      <Form form={form}>
        <TextAreaField name="reason" label={texts.fields.reason} required maxLength={MAX_REASON} />
      </Form>
    </Modal>
  )
}
