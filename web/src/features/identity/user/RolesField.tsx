import { useState } from 'react'
import { useController } from 'react-hook-form'
import { MOST_AT_A_GLANCE } from '../../../ui/form/choice-search'
import { useMatcher } from '../../../ui/form/useMatcher'
import { texts } from './texts'
import type { RoleChoice } from './useRoleChoices'
import css from './user.module.css'

interface Props {
  roles: readonly RoleChoice[] | undefined
  /** Why no role can be given or taken at all. */
  refused: string | null
}

/** Ids of roles as one text: a form compares texts. */
export const idsOf = (text: string): string[] => text.split(',').filter(Boolean)

const summaryOf = ({ areas, dataScope }: RoleChoice) => {
  const count = areas.reduce((sum, { permissions }) => sum + permissions.length, 0)
  return [texts.held(String(count)), texts.scopes[dataScope], areas.map(({ area }) => area).join('、')]
    .filter(Boolean)
    .join(' · ')
}

/** The roles that somebody gets, one or more, each with what it lets him do; one that cannot be given or taken says why. */
export function RolesField({ roles, refused }: Props) {
  const [typed, setTyped] = useState('')
  const many = roles !== undefined && roles.length > MOST_AT_A_GLANCE
  const matches = useMatcher(many)
  const { field, fieldState } = useController<{ roleIds: string }, 'roleIds'>({
    name: 'roleIds',
    rules: { validate: (text) => idsOf(text).length > 0 || texts.rolesMissing },
  })
  const chosen = idsOf(field.value)
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    field.onChange(next.toSorted().join(','))
  }
  const shown = (roles ?? []).filter(({ name }) => matches(name, typed))
  return (
    <fieldset className={css.roles}>
      <legend>
        <span aria-hidden className={css.star}>
          *{' '}
        </span>
        {texts.roles}
      </legend>
      {refused && <p className={css.hint}>{refused}</p>}
      {!roles && <p className={css.hint}>{texts.rolesUnseen}</p>}
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
              <span className={css.hint}>{role.remark ?? summaryOf(role)}</span>
              {!refused && role.refusal && <span className={css.hint}>{role.refusal}</span>}
            </span>
          </label>
        )
      })}
      {roles && shown.length === 0 && <p className={css.hint}>{texts.noRole}</p>}
      <p className={css.error} role="alert">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}
