import type { ReactNode } from 'react'
import { MyLoginLogs } from '../login-log'
import { MyOperationLogs } from '../operation-log'
import { BasicTab } from './basic/BasicTab'
import { DevicesTab } from './DevicesTab'
import { LockTab } from './LockTab'
import { PermissionsTab } from './PermissionsTab'
import { texts } from './texts'
import { TokensTab } from './tokens/TokensTab'

interface ProfileTab {
  label: string
  render: () => ReactNode
}

/** The tabs of the page by what the URL calls them, in their order: a new one is a line. */
export const tabs: Readonly<Record<string, ProfileTab>> = {
  basic: { label: texts.tabs.basic, render: () => <BasicTab /> },
  operations: { label: texts.tabs.operations, render: () => <MyOperationLogs /> },
  logins: { label: texts.tabs.logins, render: () => <MyLoginLogs /> },
  devices: { label: texts.tabs.devices, render: () => <DevicesTab /> },
  lock: { label: texts.tabs.lock, render: () => <LockTab /> },
  permissions: { label: texts.tabs.permissions, render: () => <PermissionsTab /> },
  tokens: { label: texts.tabs.tokens, render: () => <TokensTab /> },
}
