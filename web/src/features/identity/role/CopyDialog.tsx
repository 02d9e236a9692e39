import { useCommand } from '../../../apollo/useCommand'
import { roleInputLengths as lengths } from '../../../gql/lengths.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { Modal } from '../../../ui/overlay/Modal'
import { CopyRoleDocument } from './role.generated'
import css from './role.module.css'
import type { WholeRole } from './rows'
import { texts } from './texts'
import { useRole } from './useRole'

interface Props {
  onClose: () => void
  onCopied: () => void
}

function Opened({ role, onClose, onCopied }: Props & { role: WholeRole }) {
  const { run } = useCommand(CopyRoleDocument)
  const form = useServerForm({
    defaultValues: { name: texts.nameOfCopy(role.name).slice(0, lengths.name) },
    onSubmit: async ({ name }) => {
      const done = await run({ id: role.id, name })
      if (!done) return false
      toast.success(texts.copied(done.copyRole.name))
      onCopied()
      onClose()
    },
  })
  return (
    <Modal
      open
      title={texts.copyTitle}
      record={role.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.copy} permission="sys:role:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>{texts.copyHint}</p>
      <Form form={form}>
        <TextField name="name" label={texts.copyName} required maxLength={lengths.name} />
      </Form>
    </Modal>
  )
}

/** 复制: a role with what another one holds, for somebody to change from there. */
export function CopyDialog({ id, ...rest }: Props & { id: string }) {
  const { latest: _, ...one } = useRole(id)
  return (
    <DrawerGate {...one} title={texts.copyTitle} missing={texts.missing} onClose={rest.onClose}>
      {(role) => <Opened key={role.id} role={role} {...rest} />}
    </DrawerGate>
  )
}
