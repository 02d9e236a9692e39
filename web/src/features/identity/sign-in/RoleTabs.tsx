import type { KeyboardEvent } from 'react'
import css from './LoginForm.module.css'
import { texts } from './texts'

interface Props {
  value: number
  onChange: (roleType: number) => void
}

const focusTab = (roleType: number) => document.getElementById(`role-${roleType}`)?.focus()

/** As whom to sign in; arrows change the tab. */
export function RoleTabs({ value, onChange }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const at = texts.roles.findIndex((role) => role.roleType === value)
    const step = event.key === 'ArrowRight' ? 1 : -1
    const other = texts.roles.at((at + step) % texts.roles.length)
    if (!other) return
    onChange(other.roleType)
    focusTab(other.roleType)
  }
  return (
    <div role="tablist" aria-label={texts.rolesLabel} className={css.tabs} onKeyDown={onKeyDown}>
      {texts.roles.map(({ roleType, label }) => (
        <button
          key={roleType}
          id={`role-${roleType}`}
          type="button"
          role="tab"
          aria-selected={roleType === value}
          aria-controls="login-fields"
          tabIndex={roleType === value ? 0 : -1}
          onClick={() => onChange(roleType)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
