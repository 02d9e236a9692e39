import type { ReactNode } from 'react'
import { toast } from '../../ui/feedback/toastStore'
import { Form } from '../../ui/form/Form'
import { FormButtons } from '../../ui/form/FormButtons'
import { TextField } from '../../ui/form/fields'
import { useServerForm } from '../../ui/form/useServerForm'
import looks from '../../ui/layout/looks.module.css'
import { Modal } from '../../ui/overlay/Modal'

/** Most characters of a reason. */
const LENGTH = 200

interface Props {
  title: string
  /** Number of the record. */
  record: string
  /** Record in a line: number and amount. */
  subject: ReactNode
  /** Consequence of the verb. */
  outcome: ReactNode
  /** Label of the button. */
  verb: string
  /** Label of the reason. */
  reasonLabel: string
  /** Whether the reason is optional. */
  optional?: boolean
  /** Whether the verb cannot be undone; true by default. */
  danger?: boolean
  /** Message of success. */
  done: string
  /** Runs the verb; null while it is running. */
  run: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Asks for a reason before a verb that cannot be undone; Enter cancels at first. */
export function ReasonDialog({
  title,
  record,
  subject,
  outcome,
  verb,
  reasonLabel,
  optional,
  danger = true,
  done,
  run,
  onClose,
  onDone,
}: Props) {
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if ((await run(reason.trim())) === null) return false
      toast.success(done)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      role="alertdialog"
      size="md"
      title={title}
      record={record}
      footer={<FormButtons form={form} submit={verb} danger={danger} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.strong}>{subject}</p>
      <p className={looks.outcome}>{outcome}</p>
      <Form form={form}>
        <TextField name="reason" label={reasonLabel} required={!optional} maxLength={LENGTH} />
      </Form>
    </Modal>
  )
}
