import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PermissionContext, type PermissionHolder } from '../permission/permission'
import { recipes, slotRecipes } from './recipes'
import { StorageScopeContext } from './storageScope'
import { semanticTokens, tokens } from './tokens'

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'tfc',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
    keyframes: {
      'tf-fade': { from: { opacity: 0 }, to: { opacity: 1 } },
      'tf-rise': { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
      'tf-slide': { from: { transform: 'translateX(24px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
    },
  },
})

/** Chakra with only those components that the product uses, styled by styles/tokens.css. */
const system = createSystem(defaultBaseConfig, config)

interface Props {
  /** Person for whom settings such as columns and density are stored. */
  storageScope: string
  permissions: PermissionHolder
  children: ReactNode
}

/** Surroundings that the ui components need. */
export function UiProvider({ storageScope, permissions, children }: Props) {
  return (
    <ChakraProvider value={system}>
      <StorageScopeContext value={storageScope}>
        <PermissionContext value={permissions}>{children}</PermissionContext>
      </StorageScopeContext>
    </ChakraProvider>
  )
}
