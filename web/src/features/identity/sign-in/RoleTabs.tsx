import css from './LoginForm.module.css'
import { Tabs } from './Tabs'
import { texts } from './texts'

interface Props {
  value: number
  onChange: (roleType: number) => void
}

const roles = texts.roles.map(({ roleType, label }) => ({ value: roleType as number, label }))

/** As whom to sign in. */
export function RoleTabs({ value, onChange }: Props) {
  return (
    <Tabs
      name="role"
      label={texts.rolesLabel}
      panel="login-fields"
      className={css.tabs}
      tabs={roles}
      value={value}
      onChange={onChange}
    />
  )
}
