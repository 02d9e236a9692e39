import type { ReactNode } from 'react'
import css from './actions.module.css'

/** Actions of a table row, side by side. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
