import { useCommand } from '../../../apollo/useCommand'
import { roleInputLengths as lengths } from '../../../gql/lengths.generated'
import type { DataScope, RoleInput } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { keysIn, textOf } from './matrix'
import { PermissionsField } from './PermissionsField'
import { SaveRoleDocument } from './role.generated'
import type { WholeRole } from './rows'
import { projectNames, ScopeFields } from './ScopeFields'
import { DEMANDED, SecondFactorField } from './SecondFactorField'
import { texts } from './texts'
import { type Catalogue, useCatalogue, useRole } from './useRole'

/** The form as its controls hold it. */
type Values = Record<'name' | 'remark' | 'dataScope' | 'projectIds' | 'permissions' | 'secondFactor', string>

interface Props {
  onClose: () => void
  onSaved: () => void
}

const { fields } = texts
const labels = { ...fields, permissions: texts.permissions }
const EMPTY: Values = { name: '', remark: '', dataScope: 'ALL', projectIds: '', permissions: '', secondFactor: '' }
const WIDTH = '920px'

const valuesOf = ({ name, remark, dataScope, projectIds, permissions, secondFactor }: WholeRole): Values => ({
  name,
  remark: remark ?? '',
  dataScope,
  projectIds: textOf(projectIds),
  permissions: textOf(permissions),
  secondFactor: secondFactor ? DEMANDED : '',
})

const inputOf = ({ name, remark, dataScope, projectIds, permissions, secondFactor }: Values): RoleInput => ({
  name,
  remark: remark || null,
  dataScope: dataScope as DataScope,
  projectIds: dataScope === 'CHOSEN' ? keysIn(projectIds) : [],
  permissions: keysIn(permissions),
  secondFactor: secondFactor === DEMANDED,
})

/** A value of the form in words. */
function shownIn(catalogue: Catalogue | undefined) {
  const permissions = catalogue?.permissionAreas.flatMap((area) => area.permissions) ?? []
  return (field: string, value: string): string => {
    if (field === 'dataScope') return texts.scopes[value as DataScope]
    if (field === 'secondFactor') return value === DEMANDED ? texts.demanded : texts.notDemanded
    if (field === 'projectIds') return projectNames(keysIn(value), catalogue?.projects).join('、')
    if (field !== 'permissions') return value
    return keysIn(value)
      .map((key) => permissions.find((one) => one.key === key)?.label ?? key)
      .join('、')
  }
}

function Fields({ catalogue, standard }: { catalogue: Catalogue | undefined; standard: boolean }) {
  return (
    <>
      <TextField
        name="name"
        label={fields.name}
        required
        maxLength={lengths.name}
        disabled={standard}
        hint={standard ? texts.standardName : undefined}
      />
      <ScopeFields projects={catalogue?.projects} />
      <TextAreaField name="remark" label={fields.remark} wide rows={2} maxLength={lengths.remark} />
      <SecondFactorField />
      <PermissionsField areas={catalogue?.permissionAreas} />
    </>
  )
}

/** 新增角色. */
export function AddDrawer({ onClose, onSaved }: Props) {
  const catalogue = useCatalogue()
  const { run } = useCommand(SaveRoleDocument)
  const form = useServerForm<Values>({
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      if ((await run({ input: inputOf(values) })) === null) return false
      toast.success(texts.added)
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width={WIDTH}
      title={texts.add}
      footer={<FormButtons form={form} submit={texts.save} permission="sys:role:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <Fields catalogue={catalogue} standard={false} />
      </Form>
    </SideDrawer>
  )
}

interface OpenedProps extends Props {
  role: WholeRole
  latest: () => Promise<WholeRole | null | undefined>
}

function Opened({ role, latest, onClose, onSaved }: OpenedProps) {
  const catalogue = useCatalogue()
  const { run } = useCommand(SaveRoleDocument)
  const { form, stale } = useChangeForm<Values, WholeRole>({
    opened: role,
    valuesOf,
    labels,
    shown: shownIn(catalogue),
    find: latest,
    save: (values, version) => run({ input: { ...inputOf(values), id: role.id, version } }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width={WIDTH}
      title={texts.editTitle}
      record={role.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission="sys:role:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form} columns={2}>
        <Fields catalogue={catalogue} standard={role.standard !== null} />
      </Form>
    </SideDrawer>
  )
}

/** 编辑角色; what somebody else changed meanwhile is shown, and never overwritten unseen. */
export function EditDrawer({ id, ...rest }: Props & { id: string }) {
  const { latest, ...one } = useRole(id)
  return (
    <DrawerGate {...one} title={texts.editTitle} missing={texts.missing} onClose={rest.onClose}>
      {(role) => <Opened key={role.id} role={role} latest={latest} {...rest} />}
    </DrawerGate>
  )
}
