import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { DirectPayPriceDocument } from './price.generated'
import type { PriceDetail } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  title: string
  onClose: () => void
  /** The drawer of the price that was found. */
  children: (price: PriceDetail, refetch: () => void) => ReactNode
}

/** Opens a drawer about one price once that is known, or says why it cannot. */
export function PriceGate({ id, title, onClose, children }: Props) {
  const { data, error, refetch } = useQuery(DirectPayPriceDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  // A failed second try comes back as `error`.
  const again = () => void refetch().catch(() => undefined)
  const price = data?.directPayPrice
  if (price) return children(price, again)
  // One drawer from the first to the last: one that takes another's place would be closed with it.
  if (!data && !error) return null
  return (
    <SideDrawer open width="640px" title={title} onClose={onClose}>
      {error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : <p role="status">{texts.missing}</p>}
    </SideDrawer>
  )
}
