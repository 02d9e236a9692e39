import { useCommand } from '../../../../apollo/useCommand'
import { deskCompanyFields } from '../../../../gql/fields/company.generated'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../desk.module.css'
import { type DeskCompanyRowFragment, SuspendCompanyDocument } from './company.generated'
import { texts } from './texts'

const REASON = 200

export type Company = DeskCompanyRowFragment

/** 停用: with a reason, after a warning about the immediate effects. */
export function SuspendDialog({ row: { id, companyName, users }, onClose, onDone }: DialogProps<Company>) {
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
          label={deskCompanyFields.suspendedReason.label}
          required
          requiredMessage={texts.reasonMissing}
          maxLength={REASON}
        />
      </Form>
    </Modal>
  )
}
