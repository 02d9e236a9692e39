import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { TicketRefundDocument } from './refund.generated'
import type { Refund } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  title: string
  onClose: () => void
  children: (refund: Refund, refetch: () => void) => ReactNode
}

/** Opens a drawer about one refund once that is known, or says why it cannot. */
export function RefundGate({ id, ...rest }: Props) {
  const { data, error, refetch } = useQuery(TicketRefundDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  return <DrawerGate {...rest} missing={texts.missing} found={data?.ticketRefund} error={error} refetch={refetch} />
}
