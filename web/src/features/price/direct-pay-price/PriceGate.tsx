import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { DirectPayPriceDocument } from './price.generated'
import type { PriceDetail } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  title: string
  onClose: () => void
  children: (price: PriceDetail, refetch: () => void) => ReactNode
}

/** Opens a drawer about a price once that is loaded, or shows why it cannot. */
export function PriceGate({ id, ...rest }: Props) {
  const { data, error, refetch } = useQuery(DirectPayPriceDocument, { variables: { id }, fetchPolicy: 'network-only' })
  return <DrawerGate {...rest} missing={texts.missing} found={data?.directPayPrice} error={error} refetch={refetch} />
}
