import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../desk.module.css'
import { texts } from './texts'

const REASON = 200

interface Props {
  companyName: string
  /** Sends the rejection; false when it was refused. */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** 驳回: the reason, chosen from a list or written. */
export function RejectDialog({ companyName, onReject, onClose }: Props) {
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onReject(reason.trim()),
  })
  const { getValues, setValue, setFocus, formState } = form.methods
  const add = (quick: string) => {
    const typed = getValues('reason').trim()
    const reason = typed.includes(quick) ? typed : texts.joined([typed, quick])
    if (reason.length <= REASON) setValue('reason', reason, { shouldDirty: true, shouldValidate: true })
    setFocus('reason')
  }
  return (
    <Modal
      open
      size="md"
      title={texts.rejectTitle}
      record={companyName}
      inTitle
      footer={<FormButtons form={form} submit={texts.reject} danger onCancel={onClose} />}
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>
        {texts.rejectQuestion}
        {texts.rejectIntro}
      </p>
      <Form form={form}>
        <TextAreaField
          name="reason"
          label={texts.fields.reason}
          required
          requiredMessage={texts.reasonMissing}
          maxLength={REASON}
        />
      </Form>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of the form */}
      <div className={css.quick} role="group" aria-label={texts.quickReasons}>
        {texts.quick.map((quick) => (
          <Button key={quick} size="sm" onClick={() => add(quick)}>
            {quick}
          </Button>
        ))}
      </div>
    </Modal>
  )
}
