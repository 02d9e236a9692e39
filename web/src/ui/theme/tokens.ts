import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 16]
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 4}px` }]))

export const tokens = defineTokens({
  fonts: {
    body: { value: 'var(--tf-font)' },
    heading: { value: 'var(--tf-font)' },
    mono: { value: 'var(--tf-font-mono)' },
  },
  spacing: scale,
  sizes: { ...scale, full: { value: '100%' } },
  radii: { l1: { value: '4px' }, l2: { value: 'var(--tf-radius)' }, l3: { value: 'var(--tf-radius-lg)' } },
  zIndex: { overlay: { value: 300 }, modal: { value: 400 }, popover: { value: 500 } },
})

const from = (name: string) => ({ value: `var(--tf-${name})` })

/** Colours of a component with a `colorPalette`. */
function palette(fg: string, soft: string, contrast = 'on-primary') {
  return {
    solid: from(fg),
    contrast: from(contrast),
    fg: from(fg),
    subtle: from(soft),
    muted: from(soft),
    emphasized: from('border-strong'),
    border: from('border-strong'),
    focusRing: from('focus'),
  }
}

/** Names that Chakra knows for the colours in styles/tokens.css, where the light and the dark mode are defined. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { DEFAULT: from('bg'), panel: from('panel'), subtle: from('subtle'), muted: from('neutral-soft') },
    fg: { DEFAULT: from('text'), muted: from('text-2'), subtle: from('text-3'), error: from('danger') },
    border: { DEFAULT: from('border'), emphasized: from('border-strong'), error: from('danger') },
    brand: palette('primary', 'primary-soft'),
    gray: palette('text-2', 'neutral-soft', 'panel'),
    red: palette('danger', 'danger-soft', 'panel'),
    green: palette('success', 'success-soft', 'panel'),
    orange: palette('warning', 'warning-soft', 'panel'),
  },
})
