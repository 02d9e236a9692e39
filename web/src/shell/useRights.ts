import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { onRights } from '../apollo/rights'
import { ViewerDocument } from './viewer.generated'

/**
 * Keeps menu, verbs and open lists in step with the server. As soon as an answer shows other rights than the known
 * ones, the viewer is read again, and then the open pages that he may still see; typed text stays.
 */
export function useRights(held: string | undefined): void {
  const client = useApolloClient()
  const asking = useRef(false)
  const before = useRef(held)
  useEffect(
    () =>
      onRights((told) => {
        if (held === undefined || told === held || asking.current) return
        asking.current = true
        const asked = client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
        // A failed connection is shown elsewhere; the next answer reads again.
        asked
          .catch(() => undefined)
          .finally(() => {
            asking.current = false
          })
      }),
    [client, held],
  )
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== held
    before.current = held
    if (!changed) return
    const open = [...client.getObservableQueries('active')].filter(({ queryName }) => queryName !== 'Viewer')
    // A list shows a failed refresh itself.
    for (const query of open) query.refetch().catch(() => undefined)
  }, [client, held])
}
