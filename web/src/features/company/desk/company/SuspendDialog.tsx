import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Modal } from '../../../../ui/overlay/Modal'
import type { Company } from './columns'
import { SuspendCompanyDocument } from './company.generated'
import css from './company.module.css'
import { texts } from './texts'

const REASON = 200

interface Props {
  company: Company
  onClose: () => void
  onDone: () => void
}

/** 停用: with a reason, after a warning of what follows at once. */
export function SuspendDialog({ company: { id, companyName, users }, onClose, onDone }: Props) {
  const { run } = useCommand(SuspendCompanyDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if ((await run({ id, reason: reason.trim() })) === null) return false
      toast.success(texts.suspended)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.suspendTitle}
      record={companyName}
      inTitle
      footer={<FormButtons form={form} danger submit={texts.suspend} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.warning}>
        {texts.suspendWarning}
        {texts.suspendUsers(formatCount(users))}
      </p>
      <Form form={form}>
        <TextAreaField
          name="reason"
          label={texts.fields.suspendedReason}
          required
          requiredMessage={texts.reasonMissing}
          maxLength={REASON}
        />
      </Form>
    </Modal>
  )
}
