import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PermissionContext, type PermissionHolder } from '../permission/permission'
import { StorageScopeContext } from './storageScope'
import { system } from './system'

interface Props {
  /** Whose settings (columns, density) these are: settings are kept per user. */
  storageScope: string
  permissions: PermissionHolder
  children: ReactNode
}

/** Everything that the ui components need around them. */
export function UiProvider({ storageScope, permissions, children }: Props) {
  return (
    <ChakraProvider value={system}>
      <StorageScopeContext value={storageScope}>
        <PermissionContext value={permissions}>{children}</PermissionContext>
      </StorageScopeContext>
    </ChakraProvider>
  )
}
