import { useCommand } from '../../../apollo/useCommand'
import { updateUserInputLengths as lengths } from '../../../gql/lengths.generated'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { namedOptions } from '../../../ui/form/options'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { Modal } from '../../../ui/overlay/Modal'
import { idsOf, RolesField } from './RolesField'
import { reasonAgainst, type User } from './rows'
import { texts } from './texts'
import { useOrganChoices } from './useOrganChoices'
import { useRoleChoices } from './useRoleChoices'
import { UpdateUserDocument } from './user.generated'
import css from './user.module.css'
import { useUser } from './useUser'

interface Props {
  id: string
  onClose: () => void
  onDone: () => void
}

const { fields } = texts
const labels = { ...fields, organId: texts.organ, roleIds: texts.roles }

const valuesOf = ({ name, email, positionName, organId, roles }: User) => ({
  name,
  email: email ?? '',
  positionName,
  organId: organId ?? '',
  roleIds: roles
    .map(({ id }) => id)
    .toSorted()
    .join(','),
})

function Opened({ user, latest, ...props }: Props & { user: User; latest: () => Promise<User | null | undefined> }) {
  const { onClose, onDone } = props
  const roles = useRoleChoices()
  const organs = useOrganChoices()
  const { run } = useCommand(UpdateUserDocument)
  const namesOf = (ids: string) => idsOf(ids).map((id) => roles?.find((role) => role.id === id)?.name ?? id)
  const { form, stale } = useChangeForm({
    opened: user,
    valuesOf,
    labels,
    shown: (field, value) => {
      if (field === 'roleIds') return namesOf(value).join('、')
      return field === 'organId' ? (organs.find(({ id }) => id === value)?.name ?? texts.noOrgan) : value
    },
    find: latest,
    // Only what was changed is sent: of some people not everything may be.
    save: ({ name, email, positionName, organId, roleIds }, version, before) =>
      run({
        input: {
          id: user.id,
          version,
          positionName,
          ...(name === before.name ? {} : { name }),
          ...(email === before.email ? {} : { email }),
          ...(organId === before.organId ? {} : { organId: organId || null }),
          ...(roleIds === before.roleIds ? {} : { roleIds: idsOf(roleIds) }),
        },
      }),
    onSaved: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.editTitle}
      record={user.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission="sys:user:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <p className={css.intro}>
        {fields.phone} <span className="tf-number">{user.phone}</span>，{texts.phoneOwn}
        {user.hisOwn && texts.hisOwn}
      </p>
      <Form form={form} columns={2}>
        <TextField name="name" label={fields.name} required maxLength={lengths.name} disabled={user.hisOwn} />
        <TextField name="positionName" label={fields.positionName} required maxLength={lengths.positionName} />
        {user.state !== 'INVITED' && (
          <TextField name="email" label={fields.email} type="email" maxLength={lengths.email} disabled={user.hisOwn} />
        )}
        <SelectField name="organId" label={texts.organ} options={namedOptions(organs)} hint={texts.organHint} />
        <RolesField roles={roles} refused={reasonAgainst('give', user)} />
      </Form>
    </Modal>
  )
}

/** 编辑用户; what somebody else changed meanwhile is shown, and never overwritten unseen. */
export function EditDialog(props: Props) {
  const { latest, ...one } = useUser(props.id)
  return (
    <DrawerGate {...one} title={texts.editTitle} missing={texts.missing} onClose={props.onClose}>
      {(user) => <Opened key={user.id} user={user} latest={latest} {...props} />}
    </DrawerGate>
  )
}
