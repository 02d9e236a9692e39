import { useEffect, useRef } from 'react'
import type { PageQuery } from '../../../apollo/usePageQuery'
import { toast } from '../../../ui/feedback/toastStore'
import type { ListState } from '../../../ui/list/useListState'

type Turned = Pick<ListState<object>, 'page' | 'setPage'>

/** Goes back to the page whose rows are shown when another one could not be fetched, so that the number and the rows agree. */
export function usePageShown({ page, setPage }: Turned, { rows, loading, error }: PageQuery<unknown, unknown>): void {
  const shown = useRef(page)
  const back = useRef(setPage)
  back.current = setPage
  useEffect(() => {
    if (rows && !loading && !error) shown.current = page
    if (!rows || !error || page === shown.current) return
    toast.failure(error)
    back.current(shown.current, true)
  }, [page, rows, loading, error])
}
