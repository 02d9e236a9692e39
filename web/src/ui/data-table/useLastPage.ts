import { useEffect, useRef } from 'react'
import type { DataTableProps } from './types'

/**
 * The last page of a list that stands open beyond its end; null where it does not. A page that has just lost its last row gives way to the
 * last one by itself: whoever deleted it goes on with the list.
 */
export function useLastPage({
  rows,
  total = 0,
  loading,
  list,
}: Pick<DataTableProps<object>, 'rows' | 'total' | 'loading' | 'list'>): number | null {
  const filled = useRef<string | null>(null)
  const last = list && total > 0 ? Math.ceil(total / list.size) : 1
  const isBeyond = list !== undefined && rows?.length === 0 && !loading && total > 0 && list.page > last
  useEffect(() => {
    if (!list || loading) return
    if (rows && rows.length > 0) filled.current = list.place
    else if (isBeyond && filled.current === list.place) list.setPage(last, true)
  }, [rows, loading, list, isBeyond, last])
  return isBeyond ? last : null
}
