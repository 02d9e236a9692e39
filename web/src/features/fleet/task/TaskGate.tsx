import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import type { Task } from './rows'
import { CaptainTaskDocument } from './task.generated'
import { texts } from './texts'

interface Props {
  id: string
  title: string
  onClose: () => void
  children: (task: Task, refetch: () => void) => ReactNode
}

/** Opens a drawer about one application once that is known, or says why it cannot. */
export function TaskGate({ id, ...rest }: Props) {
  const { data, error, refetch } = useQuery(CaptainTaskDocument, { variables: { id }, fetchPolicy: 'network-only' })
  return <DrawerGate {...rest} missing={texts.missing} found={data?.captainTask} error={error} refetch={refetch} />
}
