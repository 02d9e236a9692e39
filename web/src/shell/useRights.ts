import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { onRights } from '../apollo/rights'
import { ViewerDocument } from './viewer.generated'

/**
 * Keeps menu, actions and open lists with what the server goes by. As soon as an answer tells of other rights than are held here, the viewer is
 * asked for anew, and once he is known, the open pages that he may still see ask again for theirs; what was typed stays.
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
        // What is wrong with the connection is told elsewhere; the next answer asks again.
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
    // A list whose refresh failed shows that itself.
    for (const query of open) query.refetch().catch(() => undefined)
  }, [client, held])
}
