import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { isFresh } from '../../apollo/ahead/ahead'

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
  /** Whether it costs too much to be asked for ahead of the click. */
  dear?: true
}

export const oneOf = <Data, Row>(
  document: TypedDocumentNode<Data, { id: string }>,
  pick: (data: Data) => Row | null | undefined,
): OneOf<Data, Row> => ({ document, pick })

/**
 * Reads one record, each time from the server; a known copy is shown meanwhile unless the record is to be changed, and
 * is enough where it came ahead of the click.
 */
export function useRecord<Data, Row>(
  { document, pick }: OneOf<Data, Row>,
  id: string,
  { toChange = false } = {},
): Found<Row> {
  const client = useApolloClient()
  // The answer that came ahead grows old while the record is shown.
  const isAhead = useMemo(() => isFresh(client, document, { id }), [client, document, id])
  const fetchPolicy = toChange ? 'network-only' : isAhead ? 'cache-first' : 'cache-and-network'
  const { data, error, refetch } = useQuery(document, { variables: { id }, fetchPolicy })
  const latest = async () => {
    const asked = { query: document, variables: { id }, fetchPolicy: 'network-only' } as const
    const answer = (await client.query(asked)).data as Data | undefined
    return answer && pick(answer)
  }
  return { found: data && pick(data as Data), error, refetch, latest }
}
