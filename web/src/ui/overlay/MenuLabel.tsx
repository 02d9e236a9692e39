import type { ReactNode } from 'react'
import css from './MenuLabel.module.css'

/** The name of a menu's item, and why it cannot be chosen. */
export function MenuLabel({ reason, children }: { reason?: string | null; children: ReactNode }) {
  if (!reason) return children
  return (
    <span className={css.item}>
      {children}
      <span className={css.reason}>{reason}</span>
    </span>
  )
}
