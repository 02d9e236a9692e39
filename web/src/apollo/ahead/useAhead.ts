import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { type FocusEvent, useEffect, useMemo, useRef } from 'react'
import { askAhead } from './ahead'

/** Handlers of a link to a record, which is asked for before the click; none where there is no query. */
export function useAhead(document: DocumentNode | undefined, id: string) {
  const client = useApolloClient()
  const leave = useRef<() => void>(() => undefined)
  useEffect(() => () => leave.current(), [])
  return useMemo(() => {
    if (!document) return {}
    const enter = () => {
      leave.current()
      leave.current = askAhead(client, document, { id })
    }
    const left = () => leave.current()
    return {
      onPointerEnter: enter,
      onPointerLeave: left,
      // A click gives focus as well, and opens the record by itself.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && enter(),
      onBlur: left,
    }
  }, [client, document, id])
}
