import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { usePermission } from '../permission/permission'
import { texts } from '../texts'
import css from './Button.module.css'

export interface ButtonProps extends Omit<ChakraButtonProps, 'disabled' | 'loading'> {
  ref?: Ref<HTMLButtonElement>
  icon?: ReactNode
  /** Whether the button waits for the server: it keeps its size, shows a spinner and ignores clicks. */
  loading?: boolean
  /**
   * Reason for which the button cannot be pressed; null or undefined if it can. The button keeps its focus and shows
   * the reason.
   */
  disabledReason?: string | null
  /** Permission for the action; without it the button is disabled and says so. */
  permission?: string
}

/** Button of the product, which gives a reason whenever it is disabled. */
export function Button({ icon, loading, disabledReason, permission, children, onClick, ...props }: ButtonProps) {
  const can = usePermission()
  const reason = can(permission) ? disabledReason : texts.noPermission
  const inert = Boolean(reason) || loading
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <ChakraButton
      type="button"
      colorPalette="brand"
      {...props}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      aria-description={reason || undefined}
      data-tip={reason || undefined}
      onClick={press}
    >
      {loading ? <span className={css.spinner} aria-hidden /> : icon}
      {children}
    </ChakraButton>
  )
}

interface IconButtonProps extends ButtonProps {
  /** Name for screen readers, also shown as a tip. */
  label: string
}

/** Button with an icon instead of text. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <Button variant="ghost" px="0" aria-label={label} data-tip={label} {...props} />
}
