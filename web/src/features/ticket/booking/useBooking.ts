import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'

/** One booking, as far as it is known: null when there is none, undefined while it is asked for. */
export interface Found<Row> {
  found: Row | null | undefined
  error: unknown
  refetch: () => Promise<unknown>
  /** As it stands by now. */
  latest: () => Promise<Row | null | undefined>
}

/** Asks for one booking, each time anew. */
export function useBooking<Data, Row>(
  document: TypedDocumentNode<Data, { id: string }>,
  id: string,
  pick: (data: Data) => Row | null | undefined,
): Found<Row> {
  const asked = { variables: { id }, fetchPolicy: 'network-only' } as const
  const { data, error, refetch, client } = useQuery(document, asked)
  const latest = async () => {
    const answer = (await client.query({ query: document, ...asked })).data as Data | undefined
    return answer && pick(answer)
  }
  return { found: data && pick(data as Data), error, refetch, latest }
}
