import { useId, useState } from 'react'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import css from './SavedViews.module.css'
import { texts } from './texts'

const MAX_NAME = 20

interface Props {
  /** Answers whether it was saved; what it throws is shown at the name. */
  onSave: (name: string, shared: boolean) => Promise<boolean>
  onClose: () => void
}

/** Asks for the name of a new view, and whether the company shall see it. */
export default function SaveAsDialog({ onSave, onClose }: Props) {
  const formId = useId()
  const [shared, setShared] = useState(false)
  const form = useServerForm({
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      if (!(await onSave(name.trim(), shared))) return
      toast.success(texts.saved)
      onClose()
    },
  })
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="solid" loading={form.submitting}>
        {texts.ok}
      </Button>
    </>
  )
  return (
    <Modal open title={texts.dialogTitle} footer={footer} onClose={onClose}>
      <p className={css.hint}>{texts.dialogHint}</p>
      <Form form={form} id={formId}>
        <TextField name="name" label={texts.name} required maxLength={MAX_NAME} />
        <label className={css.check}>
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          {texts.share}
        </label>
      </Form>
    </Modal>
  )
}
