import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePermission } from '../permission/permission'
import { texts } from '../texts'
import css from './actions.module.css'

interface Props {
  children: ReactNode
  /** Address that a click opens, in place of an action. */
  to?: string
  onClick?: () => void
  permission?: string
  /** Reason for which the action is refused; null or undefined if it is not. */
  disabledReason?: string | null
  /** Handlers that prepare for a click. */
  ahead?: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
}

/** Action of a table row, made of plain elements; a disabled one shows the reason. */
export function RowAction({ children, to, onClick, permission, disabledReason, ahead }: Props) {
  const can = usePermission()
  const reason = can(permission) ? disabledReason : texts.noPermission
  if (to && !reason) {
    return (
      <Link to={to} className={css.action} {...ahead}>
        {children}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={css.action}
      aria-disabled={reason ? true : undefined}
      aria-description={reason ?? undefined}
      data-tip={reason ?? undefined}
      onClick={reason ? undefined : onClick}
      {...ahead}
    >
      {children}
    </button>
  )
}
