import type { TypedDocumentNode } from '@apollo/client'
import { useCommand } from '../../../../apollo/useCommand'
import { mergePayeesInputLengths as lengths } from '../../../../gql/lengths.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import type { BasePayeeRowFragment } from './base-payee.generated'
import css from './payee-verbs.module.css'

export interface Reasoned {
  /** A verb of a payee that wants to know why. */
  verb: TypedDocumentNode<unknown, { id: string; reason: string }>
  title: string
  /** What follows, of the payee. */
  about: (payee: BasePayeeRowFragment) => string
  reason: string
  submit: string
  done: string
  danger?: boolean
}

interface Props extends Reasoned {
  payee: BasePayeeRowFragment
  onClose: () => void
  onDone: () => void
}

/** A verb of a payee: says what follows, and asks why. */
export function ReasonDialog({ verb, title, about, reason, submit, done, danger, payee, onClose, onDone }: Props) {
  const { run } = useCommand(verb)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async (given) => {
      if ((await run({ id: payee.id, reason: given.reason.trim() })) === null) return false
      toast.success(done)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={title}
      record={payee.payeeName}
      footer={
        <FormButtons form={form} danger={danger} submit={submit} permission="chain:payee:audit" onCancel={onClose} />
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.about}>{about(payee)}</p>
      <Form form={form}>
        <TextField name="reason" label={reason} required maxLength={lengths.reason} />
      </Form>
    </Modal>
  )
}
