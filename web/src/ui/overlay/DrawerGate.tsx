import type { ReactNode } from 'react'
import { toRequestError } from '../../apollo/errors'
import { ErrorPanel } from '../feedback/ErrorPanel'
import { SideDrawer } from './SideDrawer'

interface Props<Found> {
  title: string
  /** Message about a missing record. */
  missing: string
  /** Record of the drawer; null if missing, undefined until it is loaded. */
  found: Found | null | undefined
  error: unknown
  refetch: () => Promise<unknown>
  onClose: () => void
  /** Drawer of the record that was found. */
  children: (found: Found, refetch: () => void) => ReactNode
}

/** Opens a drawer once its record is loaded, or shows the reason why it cannot. */
export function DrawerGate<Found>({ title, missing, found, error, refetch, onClose, children }: Props<Found>) {
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  if (found) return children(found, again)
  // All states share one drawer: replacing it by another one would close both.
  if (found === undefined && !error) return null
  return (
    <SideDrawer open width="640px" title={title} onClose={onClose}>
      {error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : <p role="status">{missing}</p>}
    </SideDrawer>
  )
}
