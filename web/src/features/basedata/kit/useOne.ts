import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { Found } from './kind'

/** Asks for one row, each time anew. */
export function useOne<Data, Row>(
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
