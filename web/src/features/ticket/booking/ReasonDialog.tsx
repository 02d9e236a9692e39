import type { ReactNode } from 'react'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import css from './booking.module.css'

const REASON = 200

interface Props {
  title: string
  /** Its number. */
  record: string
  /** Which one, with its number and what it comes to. */
  subject: ReactNode
  /** What follows. */
  outcome: ReactNode
  /** What doing it is called. */
  verb: string
  /** What is asked for. */
  reasonLabel: string
  /** Whether it may go without a reason. */
  optional?: boolean
  /** Whether it cannot be taken back; true unless given. */
  danger?: boolean
  /** What is said once it is done. */
  done: string
  /** Answers null when it is on its way already. */
  run: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Asks for a reason before something is done that cannot be taken back; leaving it is what Enter does at first. */
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
      <p className={css.subject}>{subject}</p>
      <p className={css.outcome}>{outcome}</p>
      <Form form={form}>
        <TextField name="reason" label={reasonLabel} required={!optional} maxLength={REASON} />
      </Form>
    </Modal>
  )
}
