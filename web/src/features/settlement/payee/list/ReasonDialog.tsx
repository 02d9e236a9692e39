import type { TypedDocumentNode } from '@apollo/client'
import { useCommand } from '../../../../apollo/useCommand'
import { mergePayeesInputLengths as lengths } from '../../../../gql/fields/settlement.generated'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import looks from '../../../../ui/layout/looks.module.css'
import { Modal } from '../../../../ui/overlay/Modal'
import type { BasePayeeRowFragment } from './base-payee.generated'

export interface Reasoned {
  /** Verb on a payee that takes a reason. */
  document: TypedDocumentNode<unknown, { id: string; reason: string }>
  title: string
  /** Consequence for the payee. */
  about: (payee: BasePayeeRowFragment) => string
  reason: string
  submit: string
  done: string
  danger?: boolean
}

type Props = Reasoned & DialogProps<BasePayeeRowFragment>

/** Verb of a payee: shows its effects, and asks for the reason. */
export function ReasonDialog({
  document,
  title,
  about,
  reason,
  submit,
  done,
  danger,
  row: payee,
  onClose,
  onDone,
}: Props) {
  const { run } = useCommand(document)
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
      <p className={looks.intro}>{about(payee)}</p>
      <Form form={form}>
        <TextField name="reason" label={reason} required maxLength={lengths.reason} />
      </Form>
    </Modal>
  )
}
