import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useFlowing } from '../../apollo/live/flowing'
import { refetchShowing, type Shown } from '../../apollo/refetchShowing'
import { dataKinds } from '../../features/import/kinds'
import { useViewer } from '../viewer'
import { ViewerDocument } from '../viewer.generated'
import { LatestEntitiesDocument } from './latest.generated'

/** Types of rows by the subject of a message. */
const SHOWN: Readonly<Record<string, readonly Shown[]>> = {
  directPayPrice: ['DirectPayPrice'],
  captainTask: ['CaptainTask'],
  waybillReview: ['WaybillReview', 'Waybill'],
  card: ['Card', 'scannedCards'],
  settlement: ['Settlement'],
  payment: ['Payment', 'Settlement'],
  exportTask: ['exportTasks'],
  waybillImport: ['WaybillImport', 'WaybillImportRow', 'Waybill'],
  dataImport: ['DataImport', 'DataImportRow', ...Object.values(dataKinds).flatMap(({ shown }) => shown)],
  company: ['CompanySettings', 'fourEyes'],
  registration: ['Registration', 'RegistrationEntry'],
  administratorRescue: ['AdministratorRescue'],
  runningRescue: ['runningRescues'],
}

/** Types of rows that messages are about, and messages themselves. */
const shownOf = (entities: readonly (string | null)[]): Set<Shown> =>
  new Set(['Message', ...entities.flatMap((entity) => (entity ? (SHOWN[entity] ?? []) : []))])

const AT_MOST_EVERY_MS = 5000

/** Refreshes open lists of rows that new messages are about. */
async function refreshLists(client: ApolloClient, told: Set<string>): Promise<void> {
  const { data } = await client.query({ query: LatestEntitiesDocument })
  const found = (data?.messages.records ?? []).filter(({ id }) => !told.has(id))
  for (const { id } of found) told.add(id)
  await refetchShowing(client, shownOf(found.map(({ entity }) => entity)))
}

/** Reads the viewer, and with it new messages, whenever the window becomes visible. */
export function useLookAgain(): void {
  const client = useApolloClient()
  const { unreadMessages: unread } = useViewer()
  const before = useRef(unread)
  const flowing = useFlowing()
  const told = useRef(new Set<string>())
  useEffect(() => {
    let last = Date.now()
    const look = () => {
      const now = Date.now()
      if (document.visibilityState !== 'visible' || now - last < AT_MOST_EVERY_MS) return
      last = now
      // A broken connection is shown elsewhere; the next time reads again.
      client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [client])
  useEffect(() => {
    const grown = unread > before.current
    before.current = unread
    // A list shows a failed refresh itself.
    if (grown && !flowing) refreshLists(client, told.current).catch(() => undefined)
  }, [client, unread, flowing])
}
