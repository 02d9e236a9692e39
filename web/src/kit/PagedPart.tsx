import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { toRequestError } from '../apollo/errors'
import { Pager } from '../ui/data-table/Pager'
import { USUAL_SIZE } from '../ui/data-table/sizes'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'

interface Props<Data, Variables extends OperationVariables, P> {
  document: TypedDocumentNode<Data, Variables>
  /** Variables of its query, except the page. */
  variables: Omit<Variables, 'page'>
  pick: (data: Data) => P | null | undefined
  /** Renders the rows of the page. */
  children: (page: P) => ReactNode
}

/** Rows of a record, loaded page by page. */
export function PagedPart<Data, Variables extends OperationVariables, P extends { total: number }>(
  props: Props<Data, Variables, P>,
) {
  const { document, variables, pick, children } = props
  const [page, setPage] = useState({ current: 1, size: USUAL_SIZE })
  const answer = useQuery<Data, OperationVariables>(document, {
    variables: { ...variables, page },
    fetchPolicy: 'no-cache',
  })
  const { error, refetch } = answer
  const known = (answer.data ?? answer.previousData) as Data | undefined
  const found = known && pick(known)
  // A failed retry is reported as `error`.
  if (error)
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!found) return <div aria-busy />
  return (
    <>
      {children(found)}
      {found.total > USUAL_SIZE && (
        <Pager
          page={page.current}
          size={page.size}
          total={found.total}
          onPage={(current) => setPage({ ...page, current })}
          onSize={(size) => setPage({ current: 1, size })}
        />
      )}
    </>
  )
}
