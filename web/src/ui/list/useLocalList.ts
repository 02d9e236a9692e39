import { useMemo, useState } from 'react'
import type { ListState, SortItem } from './useListState'

interface Query<Filters, Field extends string> {
  filters: Filters
  sort: SortItem<Field>[]
  page: number
  size: number
}

/**
 * State of a list inside a drawer, kept out of the address, which belongs to the page behind. It starts at page 1 with
 * 20 rows.
 */
export function useLocalList<Filters extends object, Field extends string>(initial: {
  filters: Filters
  sort: SortItem<Field>[]
}): Pick<ListState<never, Field>, 'sort' | 'page' | 'size' | 'pageInput' | 'place' | 'filtered'> & {
  filters: Filters
  setFilters: (filters: Filters) => void
  setSort: (sort: SortItem<string>[]) => void
  setPage: (page: number) => void
  setSize: (size: number) => void
  reset: () => void
} {
  const [state, setState] = useState<Query<Filters, Field>>({ ...initial, page: 1, size: 20 })
  const { filters, sort, page, size } = state
  return {
    filters,
    sort,
    page,
    size,
    pageInput: useMemo(() => ({ current: page, size }), [page, size]),
    place: JSON.stringify(state),
    filtered: Object.values(filters).some((value) => value !== undefined),
    setFilters: (next) => setState({ ...state, filters: next, page: 1 }),
    setSort: (next) => setState({ ...state, sort: next.length ? (next as SortItem<Field>[]) : initial.sort, page: 1 }),
    setPage: (next) => setState({ ...state, page: next }),
    setSize: (next) => setState({ ...state, size: next, page: 1 }),
    reset: () => setState({ ...initial, page: 1, size }),
  }
}
