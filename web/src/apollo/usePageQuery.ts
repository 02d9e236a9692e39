import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type RequestError, toRequestError } from './errors'
import { everyRow } from './everyRow'

interface Page<Row, Summary> {
  records: Row[]
  total: number
  summary?: Summary
}

export interface PageQuery<Row, Summary> {
  /** Undefined until the first answer; then the old rows stay until new ones have come. */
  rows: Row[] | undefined
  total: number
  summary: Summary | undefined
  /** Whether the rows are not those of the search yet. */
  loading: boolean
  error: RequestError | null
  refetch: () => void
  /** Reads every matching row, up to MAX_SELECTED, for "select all N". */
  loadAll: () => Promise<Row[]>
}

/**
 * Page of a list for a DataTable.
 * @param pick page in the answer, for example `data => data.receipts`
 * @param options `skip` waits until the search is known; `uncached` keeps the answer out of the cache, where
 * normalising thousands of rows costs more than asking again
 */
export function usePageQuery<Data, Variables extends OperationVariables, Row, Summary>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pick: (data: Data) => Page<Row, Summary>,
  options: { skip?: boolean; uncached?: boolean } = {},
): PageQuery<Row, Summary> {
  const { skip = false, uncached } = options
  const fetchPolicy = uncached ? 'no-cache' : 'cache-and-network'
  const result = useQuery<Data, OperationVariables>(document, { variables, skip, fetchPolicy })
  const data = (result.data ?? result.previousData) as Data | undefined
  const page = data && pick(data)
  return {
    rows: page?.records,
    total: page?.total ?? 0,
    summary: page?.summary,
    loading: skip || result.loading,
    error: result.error ? toRequestError(result.error) : null,
    // `error` above reports a failed refetch.
    refetch: () => void result.refetch().catch(() => undefined),
    loadAll: () =>
      everyRow(async (page) => {
        const asked = { query: document, variables: { ...variables, page } }
        const { data: all } = await result.client.query<Data, OperationVariables>({ ...asked, fetchPolicy: 'no-cache' })
        return all && pick(all as Data)
      }),
  }
}
