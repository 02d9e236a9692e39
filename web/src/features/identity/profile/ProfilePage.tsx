import type { ReactNode } from 'react'
import { Tabs } from '../../../ui/layout/Tabs'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { MyLoginLogs } from '../login-log'
import { MyOperationLogs } from '../operation-log'
import { BasicTab } from './basic/BasicTab'
import { DevicesTab } from './DevicesTab'
import { LockTab } from './LockTab'
import { PermissionsTab } from './PermissionsTab'
import css from './profile.module.css'
import { texts } from './texts'
import { TokensTab } from './tokens/TokensTab'

interface ProfileTab {
  label: string
  render: () => ReactNode
}

/** Tabs of the page by their names in the URL, in order. */
const tabs: Readonly<Record<string, ProfileTab>> = {
  basic: { label: texts.tabs.basic, render: () => <BasicTab /> },
  operations: { label: texts.tabs.operations, render: () => <MyOperationLogs /> },
  logins: { label: texts.tabs.logins, render: () => <MyLoginLogs /> },
  devices: { label: texts.tabs.devices, render: () => <DevicesTab /> },
  lock: { label: texts.tabs.lock, render: () => <LockTab /> },
  permissions: { label: texts.tabs.permissions, render: () => <PermissionsTab /> },
  tokens: { label: texts.tabs.tokens, render: () => <TokensTab /> },
}

const FIRST = 'basic'
const labels = Object.fromEntries(Object.entries(tabs).map(([name, { label }]) => [name, label]))

/** 个人信息: the person, and everything of his own. */
export default function ProfilePage() {
  const param = useDrawerParam('tab')
  const name = param.value !== null && param.value in tabs ? param.value : FIRST
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      <Tabs label={texts.title} names={labels} value={name} onChange={param.open} />
      {tabs[name]?.render()}
    </div>
  )
}
