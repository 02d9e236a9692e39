import { useCommand } from '../../../apollo/useCommand'
import { inviteUserInputLengths as lengths } from '../../../gql/lengths.generated'
import { useViewer } from '../../../shell/viewer'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { namedOptions } from '../../../ui/form/options'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import { idsOf, RolesField } from './RolesField'
import { texts } from './texts'
import { useOrganChoices } from './useOrganChoices'
import { useRoleChoices } from './useRoleChoices'
import { InviteUserDocument } from './user.generated'
import css from './user.module.css'

interface Props {
  onClose: () => void
  onDone: () => void
}

const PHONE = { value: /^1[3-9]\d{9}$/, message: texts.invitePhoneWrong }
const PHONE_LENGTH = 11
const { fields } = texts

/** 邀请用户: by phone, with the roles that he has as soon as he comes. */
export function InviteDialog({ onClose, onDone }: Props) {
  const roles = useRoleChoices()
  const organs = useOrganChoices()
  const { run } = useCommand(InviteUserDocument)
  // Whoever is invited works for the company as those who invite him do.
  const { roleType } = useViewer()
  const form = useServerForm({
    defaultValues: { phone: '', name: '', positionName: '', organId: '', roleIds: '' },
    onSubmit: async ({ roleIds, organId, ...person }) => {
      const done = await run({ input: { ...person, organId: organId || null, roleType, roleIds: idsOf(roleIds) } })
      if (!done) return false
      toast.success(texts.invited(done.inviteUser.name))
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.invite}
      footer={<FormButtons form={form} submit={texts.send} permission="sys:user:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>{texts.inviteHint}</p>
      <Form form={form} columns={2}>
        <TextField
          name="phone"
          label={fields.phone}
          type="tel"
          inputMode="numeric"
          required
          maxLength={PHONE_LENGTH}
          pattern={PHONE}
        />
        <TextField name="name" label={fields.name} required maxLength={lengths.name} hint={texts.nameHint} />
        <TextField name="positionName" label={fields.positionName} required maxLength={lengths.positionName} />
        <SelectField name="organId" label={texts.organ} options={namedOptions(organs)} hint={texts.organHint} />
        <RolesField roles={roles} refused={null} />
      </Form>
    </Modal>
  )
}
