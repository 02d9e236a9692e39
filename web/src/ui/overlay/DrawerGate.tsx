import type { ReactNode } from 'react'
import { toRequestError } from '../../apollo/errors'
import { ErrorPanel } from '../feedback/ErrorPanel'
import { SideDrawer } from './SideDrawer'

interface Props<Found> {
  title: string
  /** What is said when there is no such thing. */
  missing: string
  /** What was found; null when there is nothing, undefined while it is not known. */
  found: Found | null | undefined
  error: unknown
  refetch: () => Promise<unknown>
  onClose: () => void
  /** The drawer of what was found. */
  children: (found: Found, refetch: () => void) => ReactNode
}

/** Opens a drawer about something once that is known, or says why it cannot. */
export function DrawerGate<Found>({ title, missing, found, error, refetch, onClose, children }: Props<Found>) {
  // A failed second try comes back as `error`.
  const again = () => void refetch().catch(() => undefined)
  if (found) return children(found, again)
  // One drawer from the first to the last: one that takes another's place would be closed with it.
  if (found === undefined && !error) return null
  return (
    <SideDrawer open width="640px" title={title} onClose={onClose}>
      {error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : <p role="status">{missing}</p>}
    </SideDrawer>
  )
}
