import { createContext, useContext } from 'react'

export interface PermissionHolder {
  permissions: ReadonlySet<string>
}

export const PermissionContext = createContext<PermissionHolder>({ permissions: new Set() })

/** Whether the signed-in person has a permission. Pages hide and explain with it; the server decides. */
export function usePermission(): (key: string | undefined) => boolean {
  const { permissions } = useContext(PermissionContext)
  return (key) => !key || permissions.has(key)
}
