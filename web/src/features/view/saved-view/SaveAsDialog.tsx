import { useState } from 'react'
import { savedViewInputLengths } from '../../../gql/fields/view.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import css from './SavedViews.module.css'
import { texts } from './texts'

interface Props {
  /** Whether the person may share it with colleagues. */
  shares: boolean
  /** Saves the view; false where it was not saved. A thrown error is shown at the name. */
  onSave: (name: string, shared: boolean) => Promise<boolean>
  onClose: () => void
}

/** Asks for the name of a new view, and whether to share it with the company. */
export default function SaveAsDialog({ shares, onSave, onClose }: Props) {
  const [shared, setShared] = useState(false)
  const form = useServerForm({
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      if (!(await onSave(name.trim(), shared))) return
      toast.success(texts.saved)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={texts.dialogTitle}
      footer={<FormButtons form={form} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.hint}>{texts.dialogHint}</p>
      <Form form={form}>
        <TextField name="name" label={texts.name} required maxLength={savedViewInputLengths.name} />
        {shares && (
          <label className={css.check}>
            <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
            {texts.share}
          </label>
        )}
      </Form>
    </Modal>
  )
}
