import { administratorRescueFields } from '../../../../gql/fields/company.generated'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../desk.module.css'
import { texts } from './texts'

const REASON = 200

interface Props {
  companyName: string
  /** Sends the refusal; false when it was refused. */
  onRefuse: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** 不同意: the reason against an application. */
export function RefuseDialog({ companyName, onRefuse, onClose }: Props) {
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onRefuse(reason.trim()),
  })
  return (
    <Modal
      open
      size="md"
      title={texts.refuseTitle}
      record={companyName}
      inTitle
      footer={<FormButtons form={form} submit={texts.refuse} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.note}>{texts.refuseIntro}</p>
      <Form form={form}>
        <TextAreaField
          name="reason"
          label={administratorRescueFields.endReason.label}
          required
          requiredMessage={texts.reasonMissing}
          maxLength={REASON}
        />
      </Form>
    </Modal>
  )
}
