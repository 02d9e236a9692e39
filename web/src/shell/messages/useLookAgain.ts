import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { refetchOpen } from '../../apollo/refetchOpen'
import { useViewer } from '../viewer'
import { ViewerDocument } from '../viewer.generated'
import { LatestEntitiesDocument } from './latest.generated'
import { queriesAbout } from './refresh'

const AT_MOST_EVERY_MS = 5000

/** Has the open lists that show what new messages are about ask again. */
async function refreshLists(client: ApolloClient, told: Set<string>): Promise<void> {
  const { data } = await client.query({ query: LatestEntitiesDocument })
  const found = (data?.messages.records ?? []).filter(({ id }) => !told.has(id))
  for (const { id } of found) told.add(id)
  await refetchOpen(client, queriesAbout(found.map(({ entity }) => entity)))
}

/** Asks who is signed in, and with it for new messages, whenever somebody looks at the window again. */
export function useLookAgain(): void {
  const client = useApolloClient()
  const { unreadMessages: unread } = useViewer()
  const before = useRef(unread)
  const told = useRef(new Set<string>())
  useEffect(() => {
    let last = Date.now()
    const look = () => {
      const now = Date.now()
      if (document.visibilityState !== 'visible' || now - last < AT_MOST_EVERY_MS) return
      last = now
      // What is wrong with the connection is told elsewhere; the next look asks again.
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
    // A list whose refresh failed shows that itself.
    if (grown) refreshLists(client, told.current).catch(() => undefined)
  }, [client, unread])
}
