import { Link } from 'react-router-dom'
import { usePermission } from '../permission/permission'
import { texts } from '../texts'
import css from './actions.module.css'

interface Props {
  children: string
  /** Goes somewhere instead of doing something. */
  to?: string
  onClick?: () => void
  permission?: string
  /** Why it cannot be done; null or undefined when it can. */
  disabledReason?: string | null
}

/** One action of a table row: plain elements, and a disabled one says why. */
export function RowAction({ children, to, onClick, permission, disabledReason }: Props) {
  const can = usePermission()
  const reason = can(permission) ? disabledReason : texts.noPermission
  if (to && !reason) {
    return (
      <Link to={to} className={css.action}>
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
    >
      {children}
    </button>
  )
}
