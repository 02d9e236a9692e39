import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

const disabled = { opacity: 0.5, cursor: 'not-allowed' }

const button = defineRecipe({
  className: 'tf-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    lineHeight: '1',
    transition: 'background 120ms, border-color 120ms, color 120ms',
    _disabled: disabled,
    '&[aria-disabled=true]': disabled,
  },
  variants: {
    size: {
      xs: { h: '6', minW: '6', px: '2', fontSize: '12px' },
      sm: { h: '8', minW: '8', px: '3', fontSize: '14px' },
      md: { h: '9', minW: '9', px: '4', fontSize: '14px' },
      lg: { h: '10', minW: '10', px: '5', fontSize: '15px' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(1.08)' },
        '&:active:not(:disabled, [aria-disabled=true])': { filter: 'brightness(0.94)' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        '&:hover:not(:disabled, [aria-disabled=true])': { color: 'colorPalette.fg', borderColor: 'colorPalette.fg' },
      },
      ghost: {
        color: 'fg.muted',
        '&:hover:not(:disabled, [aria-disabled=true]), &[data-state=open]': { bg: 'bg.muted', color: 'fg' },
      },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        minW: '0',
        '&:hover:not(:disabled, [aria-disabled=true])': { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { size: 'sm', variant: 'outline' },
})

export const recipes = { button }

const backdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'var(--tf-overlay)',
  zIndex: 'modal',
  _open: { animation: 'tf-fade 160ms ease-out' },
}
const header = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '5',
  py: '3',
  borderBottomWidth: '1px',
  minH: '12',
}
const title = { fontSize: '16px', fontWeight: 600, flex: 1, minW: 0 }
const footer = { display: 'flex', justifyContent: 'flex-end', gap: '2', px: '5', py: '3', borderTopWidth: '1px' }

const dialog = defineSlotRecipe({
  className: 'tf-dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      overflow: 'auto',
      zIndex: 'modal',
      p: '4',
      pt: { base: '4', md: '12vh' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: { base: 'calc(100dvh - 32px)', md: 'calc(88dvh - 16px)' },
      bg: 'bg.panel',
      borderRadius: 'l3',
      boxShadow: 'var(--tf-shadow-float)',
      outline: 'none',
      _open: { animation: 'tf-rise 160ms ease-out' },
    },
    header: { ...header, borderBottomWidth: 0, pt: '4' },
    title,
    body: { px: '5', py: '2', overflow: 'auto', flex: 1 },
    footer: { ...footer, flexWrap: 'wrap', borderTopWidth: 0, pb: '4' },
  },
  variants: {
    size: {
      sm: { content: { maxW: '400px' } },
      md: { content: { maxW: '520px' } },
      lg: { content: { maxW: '760px' } },
      xl: { content: { maxW: '1040px' } },
    },
  },
  defaultVariants: { size: 'sm' },
})

const drawer = defineSlotRecipe({
  className: 'tf-drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, display: 'flex', justifyContent: 'flex-end', zIndex: 'modal' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      h: '100dvh',
      maxW: '100vw',
      bg: 'bg.panel',
      boxShadow: 'var(--tf-shadow-float)',
      outline: 'none',
      _open: { animation: 'tf-slide 200ms ease-out' },
    },
    header,
    title: { ...title, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    body: { flex: 1, overflow: 'auto', px: '5', py: '4' },
    footer,
  },
})

const floating = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  boxShadow: 'var(--tf-shadow-float)',
  zIndex: 'popover',
  outline: 'none',
  _open: { animation: 'tf-fade 120ms ease-out' },
}

const menu = defineSlotRecipe({
  className: 'tf-menu',
  slots: [
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'trigger',
    'positioner',
    'itemCommand',
  ],
  base: {
    content: { ...floating, p: '1', minW: '160px', maxH: 'var(--available-height)', overflow: 'auto' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '8',
      px: '2.5',
      borderRadius: 'l1',
      cursor: 'pointer',
      userSelect: 'none',
      _highlighted: { bg: 'var(--tf-hover)' },
      // A disabled item shows its reason and must therefore stay readable.
      _disabled: { cursor: 'not-allowed' },
    },
    separator: { h: '1px', bg: 'border', my: '1' },
    itemGroupLabel: { px: '2.5', py: '1', color: 'fg.subtle', fontSize: '12px' },
  },
})

const popover = defineSlotRecipe({
  className: 'tf-popover',
  slots: ['trigger', 'positioner', 'content', 'header', 'body', 'footer', 'title', 'closeTrigger', 'arrow', 'anchor'],
  base: { content: { ...floating, maxH: 'var(--available-height)', overflow: 'auto' }, body: { p: '3' } },
})

export const slotRecipes = { dialog, drawer, menu, popover }
