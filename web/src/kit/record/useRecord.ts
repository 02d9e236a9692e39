import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'

/** Record: null if it is missing, undefined until loaded. */
export interface Found<Row> {
  found: Row | null | undefined
  error: unknown
  refetch: () => Promise<unknown>
  /** Reads the present record. */
  latest: () => Promise<Row | null | undefined>
}

/** Query for one record. */
export interface OneOf<Data, Row> {
  document: TypedDocumentNode<Data, { id: string }>
  pick: (data: Data) => Row | null | undefined
}

export const oneOf = <Data, Row>(
  document: TypedDocumentNode<Data, { id: string }>,
  pick: (data: Data) => Row | null | undefined,
): OneOf<Data, Row> => ({ document, pick })

/** Reads one record, each time from the server; a known copy is shown meanwhile unless the record is to be changed. */
export function useRecord<Data, Row>(
  { document, pick }: OneOf<Data, Row>,
  id: string,
  { toChange = false } = {},
): Found<Row> {
  const fetchPolicy = toChange ? 'network-only' : 'cache-and-network'
  const { data, error, refetch, client } = useQuery(document, { variables: { id }, fetchPolicy })
  const latest = async () => {
    const asked = { query: document, variables: { id }, fetchPolicy: 'network-only' } as const
    const answer = (await client.query(asked)).data as Data | undefined
    return answer && pick(answer)
  }
  return { found: data && pick(data as Data), error, refetch, latest }
}
