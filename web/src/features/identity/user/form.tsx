import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import {
  companyUserFields,
  dataScopeCodes,
  inviteUserInputLengths,
  updateUserInputLengths,
} from '../../../gql/fields/identity.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer, nothingAsked } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { useViewer } from '../../../shell/viewer'
import { chosenIn } from '../../../ui/form/ChoicesField'
import { SelectField } from '../../../ui/form/choice-fields'
import { MOST_AT_A_GLANCE } from '../../../ui/form/choice-search'
import { TextField } from '../../../ui/form/fields'
import { namedOptions } from '../../../ui/form/options'
import { useMatcher } from '../../../ui/form/useMatcher'
import { formatCount } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import css from '../people.module.css'
import { texts } from './texts'
import {
  InviteUserDocument,
  OrganChoicesDocument,
  type OrganChoicesQuery,
  RoleChoicesDocument,
  type RoleChoicesQuery,
  UpdateUserDocument,
  UserDocument,
  type UserRowFragment,
} from './user.generated'

const labels = { ...labelsOf(companyUserFields), organId: texts.organ, roleIds: texts.roles }
const PHONE = { value: /^1[3-9]\d{9}$/, message: texts.invitePhoneWrong }
const PHONE_LENGTH = 11

/** Person in the drawer. */
export const user = oneOf(UserDocument, (data) => data.user)

type RoleChoice = RoleChoicesQuery['roleChoices'][number]

/** Available roles and organs, loaded again each time; undefined until loaded. */
export function useUserChoices() {
  const { data: roles } = useQuery(RoleChoicesDocument, { fetchPolicy: 'cache-and-network' })
  const { data: organs } = useQuery(OrganChoicesDocument, { fetchPolicy: 'cache-and-network' })
  return useMemo(
    () => ({
      roles: (roles as RoleChoicesQuery | undefined)?.roleChoices,
      organs: (organs as OrganChoicesQuery | undefined)?.organChoices ?? [],
    }),
    [roles, organs],
  )
}

const summaryOf = ({ areas, dataScope }: RoleChoice) => {
  const count = areas.reduce((sum, { permissions }) => sum + permissions.length, 0)
  return [texts.held(formatCount(count)), dataScopeCodes[dataScope], areas.map(({ area }) => area).join('、')]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Roles of a person, one or more, with their permissions; a role that cannot be granted or withdrawn shows the reason.
 * `refused` is the reason against all of them.
 */
function RolesField({ roles, refused }: { roles: readonly RoleChoice[] | undefined; refused: string | null }) {
  const [typed, setTyped] = useState('')
  const many = roles !== undefined && roles.length > MOST_AT_A_GLANCE
  const matches = useMatcher(many)
  const { field, fieldState } = useController<{ roleIds: string }, 'roleIds'>({
    name: 'roleIds',
    rules: { validate: (text) => chosenIn(text).length > 0 || texts.rolesMissing },
  })
  const chosen = chosenIn(field.value)
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    field.onChange(next.toSorted().join(','))
  }
  const shown = (roles ?? []).filter(({ name }) => matches(name, typed))
  return (
    <fieldset className={css.roles}>
      <legend>
        <span aria-hidden className={looks.refused}>
          *{' '}
        </span>
        {texts.roles}
      </legend>
      {refused && <p className={looks.note}>{refused}</p>}
      {!roles && <p className={looks.note}>{texts.rolesUnseen}</p>}
      {many && (
        <input
          className={css.find}
          type="search"
          aria-label={texts.findRole}
          placeholder={texts.findRole}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {shown.map((role, at) => {
        const reason = refused ?? role.refusal
        return (
          <label key={role.id} className={css.role}>
            <input
              type="checkbox"
              ref={at === 0 ? field.ref : undefined}
              checked={chosen.includes(role.id)}
              disabled={reason !== null}
              onChange={() => toggle(role.id)}
              onBlur={field.onBlur}
            />
            <span>
              <strong>{role.name}</strong>
              <span className={looks.note}>{role.remark ?? summaryOf(role)}</span>
              {!refused && role.refusal && <span className={looks.note}>{role.refusal}</span>}
            </span>
          </label>
        )
      })}
      {roles && shown.length === 0 && <p className={looks.note}>{texts.noRole}</p>}
      <p className={css.error} role="alert">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}

/** 邀请用户: by phone, with the roles that he gets on entering. */
export function InviteUser({ onClose, onSaved }: AddProps<object>) {
  const { roles, organs } = useUserChoices()
  const { run } = useCommand(InviteUserDocument)
  // An invited person gets the role type of the inviting one.
  const { roleType } = useViewer()
  return (
    <AddDrawer
      title={texts.invite}
      submit={texts.send}
      permission="sys:user:add"
      defaultValues={{ phone: '', name: '', positionName: '', organId: '', roleIds: '' }}
      asked={nothingAsked}
      save={async ({ roleIds, organId, ...person }) => {
        const input = { ...person, organId: organId || null, roleType, roleIds: chosenIn(roleIds) }
        const done = await run({ input })
        return done && texts.invited(done.inviteUser.name)
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => (
        <>
          <p className={css.intro}>{texts.inviteHint}</p>
          <TextField
            name="phone"
            label={labels.phone}
            type="tel"
            inputMode="numeric"
            required
            maxLength={PHONE_LENGTH}
            pattern={PHONE}
          />
          <TextField
            name="name"
            label={labels.name}
            required
            maxLength={inviteUserInputLengths.name}
            hint={texts.nameHint}
          />
          <TextField
            name="positionName"
            label={labels.positionName}
            required
            maxLength={inviteUserInputLengths.positionName}
          />
          <SelectField name="organId" label={texts.organ} options={namedOptions(organs)} hint={texts.organHint} />
          <RolesField roles={roles} refused={null} />
        </>
      )}
    </AddDrawer>
  )
}

const valuesOf = ({ name, email, positionName, organId, roles }: UserRowFragment) => ({
  name,
  email: email ?? '',
  positionName,
  organId: organId ?? '',
  roleIds: roles
    .map(({ id }) => id)
    .toSorted()
    .join(','),
})

/** 编辑用户. */
export function EditUser(props: EditProps) {
  const { roles, organs } = useUserChoices()
  const { run } = useCommand(UpdateUserDocument)
  const nameOf = (id: string) => roles?.find((role) => role.id === id)?.name ?? id
  return (
    <EditDrawer
      {...props}
      one={user}
      title={texts.editTitle}
      missing={texts.missing}
      permission="sys:user:edit"
      labels={labels}
      shown={(field, value) => {
        if (field === 'roleIds') return chosenIn(value).map(nameOf).join('、')
        return field === 'organId' ? (organs.find(({ id }) => id === value)?.name ?? texts.noOrgan) : value
      }}
      nameOf={({ name }) => name}
      valuesOf={valuesOf}
      // Only changed members are sent, since some people's own data may not be changed.
      save={({ name, email, positionName, organId, roleIds }, { id }, version, before) =>
        run({
          input: {
            id,
            version,
            positionName,
            ...(name === before.name ? {} : { name }),
            ...(email === before.email ? {} : { email }),
            ...(organId === before.organId ? {} : { organId: organId || null }),
            ...(roleIds === before.roleIds ? {} : { roleIds: chosenIn(roleIds) }),
          },
        })
      }
    >
      {({ phone, hisOwn, state, refusedActions }) => (
        <>
          <p className={css.intro}>
            {labels.phone} <span className="tf-number">{phone}</span>，{texts.phoneOwn}
            {hisOwn && texts.hisOwn}
          </p>
          <TextField
            name="name"
            label={labels.name}
            required
            maxLength={updateUserInputLengths.name}
            disabled={hisOwn}
          />
          <TextField
            name="positionName"
            label={labels.positionName}
            required
            maxLength={updateUserInputLengths.positionName}
          />
          {state !== 'INVITED' && (
            <TextField
              name="email"
              label={labels.email}
              type="email"
              maxLength={updateUserInputLengths.email}
              disabled={hisOwn}
            />
          )}
          <SelectField name="organId" label={texts.organ} options={namedOptions(organs)} hint={texts.organHint} />
          <RolesField roles={roles} refused={refusedActions.find(({ action }) => action === 'give')?.reason ?? null} />
        </>
      )}
    </EditDrawer>
  )
}
