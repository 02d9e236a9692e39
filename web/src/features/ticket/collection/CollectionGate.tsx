import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { TicketCollectionDocument } from './collection.generated'
import type { Collection } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  title: string
  onClose: () => void
  children: (collection: Collection, refetch: () => void) => ReactNode
}

/** Opens a drawer about one collection once that is known, or says why it cannot. */
export function CollectionGate({ id, ...rest }: Props) {
  const { data, error, refetch } = useQuery(TicketCollectionDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  return <DrawerGate {...rest} missing={texts.missing} found={data?.ticketCollection} error={error} refetch={refetch} />
}
