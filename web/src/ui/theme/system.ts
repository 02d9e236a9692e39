import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { recipes, slotRecipes } from './recipes'
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

/** Chakra with only the components this product shows, dressed in styles/tokens.css. */
export const system = createSystem(defaultBaseConfig, config)
