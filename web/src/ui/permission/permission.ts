import { createContext, useContext } from 'react'

export interface PermissionHolder {
  permissions: ReadonlySet<string>
}

export const PermissionContext = createContext<PermissionHolder>({ permissions: new Set() })

/** Whether the signed-in person holds a permission key. The server decides; this only hides and explains. */
export function usePermission(): (key: string | undefined) => boolean {
  const { permissions } = useContext(PermissionContext)
  return (key) => !key || permissions.has(key)
}
