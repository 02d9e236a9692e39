import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useMatcher } from '../../../ui/form/useMatcher'
import { formatCount } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import { usePermission } from '../../../ui/permission/permission'
import css from '../people.module.css'
import { keysIn, shareOf, textOf, toggled, wholeToggled } from './matrix'
import type { PermissionAreasQuery } from './role.generated'
import { texts } from './texts'

type Area = PermissionAreasQuery['permissionAreas'][number]

interface AreaProps {
  area: Area
  chosen: ReadonlySet<string>
  can: (key: string) => boolean
  onChange: (chosen: Set<string>) => void
}

/** Permissions of a role by area, found by name. */
function AreaBox({ area: { area, permissions }, chosen, can, onChange }: AreaProps) {
  const givable = permissions.map(({ key }) => key).filter(can)
  const share = shareOf(givable, chosen)
  const count = permissions.filter(({ key }) => chosen.has(key)).length
  return (
    <fieldset className={css.area}>
      <legend>
        {area} <span className={css.count}>{texts.chosenOf(formatCount(count), formatCount(permissions.length))}</span>
      </legend>
      {permissions.length > 1 && (
        <label className={css.whole}>
          <input
            type="checkbox"
            aria-label={texts.wholeOf(area)}
            ref={(box) => {
              if (box) box.indeterminate = share === 'some'
            }}
            checked={share === 'all' && givable.length > 0}
            disabled={givable.length === 0}
            onChange={() => onChange(wholeToggled(chosen, givable))}
          />
          {texts.whole}
        </label>
      )}
      {permissions.map(({ key, label }) => (
        <label key={key} data-tip={can(key) ? undefined : texts.notYours}>
          <input
            type="checkbox"
            checked={chosen.has(key)}
            disabled={!can(key)}
            aria-description={can(key) ? undefined : texts.notYours}
            onChange={() => onChange(toggled(chosen, key))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Permissions that a role holds, by area, found by name. */
export function PermissionsField({ areas }: { areas: readonly Area[] | undefined }) {
  const [typed, setTyped] = useState('')
  const matches = useMatcher(typed !== '')
  const can = usePermission()
  const { field } = useController<{ permissions: string }, 'permissions'>({ name: 'permissions' })
  const chosen = new Set(keysIn(field.value))
  const shown = (areas ?? []).flatMap((one) => {
    const permissions = one.permissions.filter(({ label }) => matches(label, typed) || matches(one.area, typed))
    return permissions.length > 0 ? [{ ...one, permissions }] : []
  })
  const beyond = areas?.some(({ permissions }) => permissions.some(({ key }) => !can(key)))
  return (
    <section className={css.permissions} aria-label={texts.permissions}>
      <div className={css.head}>
        <h3>{texts.permissions}</h3>
        <span className={css.count} aria-live="polite">
          {texts.chosenCount(formatCount(chosen.size))}
        </span>
        <input
          className={css.roleFind}
          type="search"
          aria-label={texts.findPermission}
          placeholder={texts.findPermission}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {beyond && <p className={looks.note}>{texts.someNotYours}</p>}
      {shown.map((area) => (
        <AreaBox
          key={area.area}
          area={area}
          chosen={chosen}
          can={can}
          onChange={(next) => field.onChange(textOf(next))}
        />
      ))}
      {shown.length === 0 && <p className={looks.note}>{areas ? texts.noPermission : texts.unread}</p>}
    </section>
  )
}
