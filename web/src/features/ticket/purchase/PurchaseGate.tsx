import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { TicketPurchaseDocument } from './purchase.generated'
import type { Purchase } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  title: string
  onClose: () => void
  children: (purchase: Purchase, refetch: () => void) => ReactNode
}

/** Opens a drawer about one purchase once that is known, or says why it cannot. */
export function PurchaseGate({ id, ...rest }: Props) {
  const { data, error, refetch } = useQuery(TicketPurchaseDocument, { variables: { id }, fetchPolicy: 'network-only' })
  return <DrawerGate {...rest} missing={texts.missing} found={data?.ticketPurchase} error={error} refetch={refetch} />
}
