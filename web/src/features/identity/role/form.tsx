import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { dataScopeCodes, roleInputLengths as lengths, roleFields } from '../../../gql/fields/identity.generated'
import type { DataScope, RoleInput } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer, nothingAsked } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { ChoicesInput } from '../../../ui/form/ChoicesInput'
import { SelectField } from '../../../ui/form/choice-fields'
import { Field } from '../../../ui/form/Field'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import looks from '../../../ui/layout/looks.module.css'
import css from '../people.module.css'
import { keysIn, textOf } from './matrix'
import { PermissionsField } from './PermissionsField'
import {
  type PermissionAreasQuery as Catalogue,
  PermissionAreasDocument,
  RoleDocument,
  SaveRoleDocument,
} from './role.generated'
import type { WholeRole } from './rows'
import { texts } from './texts'

/** Values of the form's controls. */
type Values = Record<'name' | 'remark' | 'dataScope' | 'projectIds' | 'permissions' | 'secondFactor', string>

const labels = { ...labelsOf(roleFields), permissions: texts.permissions }
const EMPTY: Values = { name: '', remark: '', dataScope: 'ALL', projectIds: '', permissions: '', secondFactor: '' }
const WIDTH = 920
/** Value for a demanded second factor; a form has an empty one otherwise. */
const DEMANDED = 'DEMANDED'

/** Scopes, widest first. */
export const scopeOptions = enumOptions(['ALL', 'ORGAN', 'CHOSEN'], dataScopeCodes)

/** Role in the drawer. */
export const role = oneOf(RoleDocument, (data) => data.role)

/** Every permission by area, and the projects of the company; undefined until loaded. */
export function useCatalogue(): Catalogue | undefined {
  return useQuery(PermissionAreasDocument, { fetchPolicy: 'cache-and-network' }).data as Catalogue | undefined
}

type Projects = Catalogue['projects'] | undefined

/** Names of projects by id, with a text for deleted ones. */
export const projectNames = (ids: readonly string[], projects: Projects): string[] =>
  ids.map((id) => projects?.find((project) => project.id === id)?.projectName ?? texts.unknownProject)

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
    if (field === 'dataScope') return dataScopeCodes[value as DataScope]
    if (field === 'secondFactor') return value === DEMANDED ? texts.demanded : texts.notDemanded
    if (field === 'projectIds') return projectNames(keysIn(value), catalogue?.projects).join('、')
    if (field !== 'permissions') return value
    return keysIn(value)
      .map((key) => permissions.find((one) => one.key === key)?.label ?? key)
      .join('、')
  }
}

function ProjectsField({ projects }: { projects: Projects }) {
  const { field, fieldState } = useController<{ projectIds: string }, 'projectIds'>({
    name: 'projectIds',
    rules: { validate: (text) => keysIn(text).length > 0 || texts.projectsMissing },
  })
  const chosen = keysIn(field.value)
  return (
    <Field label={texts.projects} required wide error={fieldState.error?.message}>
      {({ id }) => (
        <>
          <ChoicesInput
            id={id}
            label={texts.projects}
            none={texts.noProjects}
            options={(projects ?? []).map((project) => ({ value: project.id, label: project.projectName }))}
            value={chosen}
            onChange={(ids) => field.onChange(textOf(ids))}
          />
          {chosen.length > 0 && <p className={looks.note}>{projectNames(chosen, projects).join('、')}</p>}
        </>
      )}
    </Field>
  )
}

/** Projects whose rows a role shows. */
function ScopeFields({ projects }: { projects: Projects }) {
  const scope = useWatch<{ dataScope: string }, 'dataScope'>({ name: 'dataScope' })
  return (
    <>
      <SelectField
        name="dataScope"
        label={labels.dataScope}
        required
        options={scopeOptions}
        hint={scope === 'ALL' ? undefined : texts.scopeHint}
      />
      {scope === 'CHOSEN' && <ProjectsField projects={projects} />}
    </>
  )
}

/** Requires a second factor of all members with the role. */
function SecondFactorField() {
  const { field } = useController<{ secondFactor: string }, 'secondFactor'>({ name: 'secondFactor' })
  const id = useId()
  return (
    <div className={css.demand}>
      <label>
        <input
          ref={field.ref}
          type="checkbox"
          aria-describedby={id}
          checked={field.value === DEMANDED}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? DEMANDED : '')}
        />
        {labels.secondFactor}
      </label>
      <p id={id} className={looks.note}>
        {texts.secondFactorMeaning}
      </p>
    </div>
  )
}

function Inputs({ catalogue, standard }: { catalogue: Catalogue | undefined; standard: boolean }) {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        maxLength={lengths.name}
        disabled={standard}
        hint={standard ? texts.standardName : undefined}
      />
      <ScopeFields projects={catalogue?.projects} />
      <TextAreaField name="remark" label={labels.remark} wide rows={2} maxLength={lengths.remark} />
      <SecondFactorField />
      <PermissionsField areas={catalogue?.permissionAreas} />
    </>
  )
}

/** 新增角色. */
export function AddRole({ onClose, onSaved }: AddProps<object>) {
  const catalogue = useCatalogue()
  const { run } = useCommand(SaveRoleDocument)
  return (
    <AddDrawer<Values, true>
      title={texts.add}
      submit={texts.save}
      permission="sys:role:add"
      defaultValues={EMPTY}
      asked={nothingAsked}
      width={WIDTH}
      save={async (values) => (await run({ input: inputOf(values) })) && texts.added}
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => <Inputs catalogue={catalogue} standard={false} />}
    </AddDrawer>
  )
}

/** 编辑角色. */
export function EditRole(props: EditProps) {
  const catalogue = useCatalogue()
  const { run } = useCommand(SaveRoleDocument)
  return (
    <EditDrawer
      {...props}
      one={role}
      title={texts.editTitle}
      missing={texts.missing}
      permission="sys:role:edit"
      width={WIDTH}
      labels={labels}
      shown={shownIn(catalogue)}
      nameOf={({ name }) => name}
      valuesOf={valuesOf}
      save={(values: Values, { id }, version) => run({ input: { ...inputOf(values), id, version } })}
    >
      {({ standard }) => <Inputs catalogue={catalogue} standard={standard !== null} />}
    </EditDrawer>
  )
}
