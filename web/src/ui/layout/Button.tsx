import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { usePermission } from '../permission/permission'
import { texts } from '../texts'
import css from './Button.module.css'

export interface ButtonProps extends Omit<ChakraButtonProps, 'disabled' | 'loading'> {
  ref?: Ref<HTMLButtonElement>
  icon?: ReactNode
  /** Waiting for the server: keeps its size, shows a spinner, ignores clicks. */
  loading?: boolean
  /** Why it cannot be pressed; null or undefined when it can. The button keeps its focus and tells the reason. */
  disabledReason?: string | null
  /** The permission that the action needs; without it the button is disabled and says so. */
  permission?: string
}

/** The button of the product. A disabled one always says why. */
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
  /** Named for screen readers and shown as a tip. */
  label: string
}

/** A button that is only an icon. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <Button variant="ghost" px="0" aria-label={label} data-tip={label} {...props} />
}
