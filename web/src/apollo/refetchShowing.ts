import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import type { TypeName } from '../gql/typeNames.generated'
import type { Query } from '../gql/types.generated'
import { together } from './documents/together'

/** Whether an answer has a row of one of these types, or a page of them; in a list the first row is checked. */
export function holds(answer: unknown, types: ReadonlySet<string>): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  if (Array.isArray(answer)) return answer.length > 0 && holds(answer[0], types)
  const name = '__typename' in answer ? String(answer.__typename) : ''
  return types.has(name.replace(/Page$/, '')) || Object.values(answer).some((member) => holds(member, types))
}

/** Rows by their type; or a field of Query, whose answer may be a plain value or an empty list. */
export type Shown = TypeName | Exclude<keyof Query, '__typename'>

export const shows = (answer: unknown, names: ReadonlySet<string>): boolean =>
  holds(answer, names) || Object.keys(answer ?? {}).some((field) => names.has(field))

/**
 * Refreshes the queries of open pages that show rows of these types or such fields, in one request; the shown rows stay
 * until the answer comes.
 */
export async function refetchShowing(client: ApolloClient, shown: Iterable<Shown>): Promise<void> {
  const changed = new Set<string>(shown)
  const open = [...client.getObservableQueries('active')].filter((query) =>
    shows(query.getCurrentResult().data, changed),
  )
  await Promise.all(together(() => open.map((query) => query.refetch())))
}

/**
 * Callback after a change: refreshes the list, and open pages and drawers that show rows of these types. A page shows a
 * failed refresh itself.
 */
export function useChanged(types: readonly Shown[], refetch: () => void): () => void {
  const client = useApolloClient()
  const latest = useRef(refetch)
  latest.current = refetch
  return useCallback(() => {
    together(() => {
      latest.current()
      void refetchShowing(client, types).catch(() => undefined)
    })
  }, [client, types])
}
