import { Link } from 'react-router-dom'
import { useOpenable } from '../../../../shell/useOpenable'

/** A link to another page, or plain text for whom that page is closed. */
export function PageLink({ to, children }: { to: string; children: string }) {
  const openable = useOpenable()
  return openable(to) ? <Link to={to}>{children}</Link> : children
}
