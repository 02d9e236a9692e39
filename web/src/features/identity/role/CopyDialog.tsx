import { useCommand } from '../../../apollo/useCommand'
import { roleInputLengths as lengths } from '../../../gql/fields/identity.generated'
import type { DialogProps } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { CopyRoleDocument } from './role.generated'
import type { Role } from './rows'
import { texts } from './texts'

/** 复制: a copy of a role, to be changed from there. */
export function CopyDialog({ row, onClose, onDone }: DialogProps<Role>) {
  const { run } = useCommand(CopyRoleDocument)
  const form = useServerForm({
    defaultValues: { name: texts.nameOfCopy(row.name).slice(0, lengths.name) },
    onSubmit: async ({ name }) => {
      const done = await run({ id: row.id, name })
      if (!done) return false
      toast.success(texts.copied(done.copyRole.name))
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      title={texts.copyTitle}
      record={row.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.copy} permission="sys:role:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>{texts.copyHint}</p>
      <Form form={form}>
        <TextField name="name" label={texts.copyName} required maxLength={lengths.name} />
      </Form>
    </Modal>
  )
}
