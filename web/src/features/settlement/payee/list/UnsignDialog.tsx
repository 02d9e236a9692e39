import { useCommand } from '../../../../apollo/useCommand'
import { mergePayeesInputLengths as lengths } from '../../../../gql/lengths.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import { type BasePayeeRowFragment, UnsignPayeeDocument } from './base-payee.generated'
import css from './payee-verbs.module.css'
import { texts } from './texts'

interface Props {
  payee: BasePayeeRowFragment
  onClose: () => void
  onDone: () => void
}

/** 撤销签约: says what follows, and asks why. */
export function UnsignDialog({ payee: { id, payeeName }, onClose, onDone }: Props) {
  const { run } = useCommand(UnsignPayeeDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if ((await run({ id, reason: reason.trim() })) === null) return false
      toast.success(texts.unsigned)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.unsignTitle}
      record={payeeName}
      footer={
        <FormButtons form={form} danger submit={texts.unsign} permission="chain:payee:audit" onCancel={onClose} />
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.about}>{texts.unsignAbout(payeeName)}</p>
      <Form form={form}>
        <TextField name="reason" label={texts.unsignReason} required maxLength={lengths.reason} />
      </Form>
    </Modal>
  )
}
