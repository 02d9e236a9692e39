import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Param } from './params'
import { refuseUnreadable } from './refusedAddress'

export interface SortItem<Field extends string> {
  field: Field
  direction: 'ASC' | 'DESC'
}

export type ParamMap = Record<string, Param<never>>
type ValueOf<P> = P extends Param<infer T> ? T : never
export type FilterValues<M> = { [K in keyof M]?: ValueOf<M[K]> }

interface Config<M, Field extends string> {
  /** Filters by their names in the URL, such as `{ giveCardNo: param.text(), status: param.choices(STATUSES) }`. */
  filters: M
  /** Order by default. */
  sort?: readonly { field: Field; direction?: 'ASC' | 'DESC' }[]
  /** Size of a page by default; 20 if missing. */
  size?: number
  /** Parameter that names the list, for pages with several. */
  subject?: string
  /** Other parameters of the page, such as those of drawers and tabs. An address with further parameters is refused. */
  beside?: readonly string[]
}

/** Parameters for the order, the page, its size and the restored view. */
const OWN = ['sort', 'page', 'size', 'view']

/** State of a list in the URL, in the form in which it is stored and restored. */
export interface KeptList {
  filters: Record<string, string>
  sort?: string
  size?: number
}

export interface ListState<M = ParamMap, Field extends string = string> {
  filters: FilterValues<M>
  sort: SortItem<Field>[]
  page: number
  size: number
  /** Value of the query's `page` variable. */
  pageInput: { current: number; size: number }
  /** Key of the shown part of the list: equal for equal filters, order, page and size. */
  place: string
  /** Filters, order and size as stored. */
  kept: KeptList
  /** Saved view that was restored last, from the URL. */
  view: string | null
  /** Whether the address had no parameters when the list was opened. */
  bare: boolean
  /** Whether any filter is set; an empty list then says 没有符合条件的数据. */
  filtered: boolean
  setFilters: (filters: FilterValues<M>) => void
  // Declared as a method, so that a table, whose columns may have any name, accepts a list with certain sort fields.
  setSort(sort: SortItem<Field>[]): void
  /** Goes to a page; `quietly` adds no entry to the history. */
  setPage: (page: number, quietly?: boolean) => void
  setSize: (size: number) => void
  /** Restores a stored state, with or without the name of a view; `quietly` adds no entry to the history. */
  restore: (kept: KeptList, view: string | null, quietly?: boolean) => void
  /** Removes the filters, and returns to the default order and the first page. */
  reset: () => void
}

const MAX_SIZE = 5000

function positive(text: string | null, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

function readSort<Field extends string>(text: string | null): SortItem<Field>[] {
  const parts = text?.split(',').filter(Boolean) ?? []
  return parts.map((part) => ({
    field: part.replace(/^-/, '') as Field,
    direction: part.startsWith('-') ? 'DESC' : 'ASC',
  }))
}

const writeSort = (sort: SortItem<string>[]) =>
  sort.map(({ field, direction }) => (direction === 'DESC' ? `-${field}` : field)).join(',')

/**
 * Filters, order, page and size of a list, kept in the URL (`?status=OPEN&sort=-GIVE_CARD_DATETIME&page=2&size=50`), so
 * that going back or forward, a reload and a copied link give the same list. Declare `config` outside of the component.
 * @throws RefusedAddress when the URL has a filter that the list does not know, since a list of all rows would be a
 * wrong answer
 */
export function useListState<M extends { [K in keyof M]: Param<ValueOf<M[K]>> }, Field extends string = string>(
  config: Config<M, Field>,
): ListState<M, Field> {
  const [params, setParams] = useSearchParams()

  const state = useMemo(() => {
    refuseUnreadable(params, config.filters, [...OWN, ...(config.beside ?? []), config.subject ?? ''])
    const filters: FilterValues<M> = {}
    const texts: Record<string, string> = {}
    for (const name of Object.keys(config.filters) as (keyof M & string)[]) {
      const value = config.filters[name].read(params.get(name))
      if (value === undefined) continue
      filters[name] = value
      texts[name] = params.get(name) ?? ''
    }
    const chosen = readSort<Field>(params.get('sort'))
    const designed = (config.sort ?? []).map(({ field, direction = 'ASC' }): SortItem<Field> => ({ field, direction }))
    const page = positive(params.get('page'), 1)
    const [sort, ownSize] = [params.get('sort'), params.get('size')]
    const size = Math.min(positive(ownSize, config.size ?? 20), MAX_SIZE)
    return {
      filters,
      kept: { filters: texts, ...(sort ? { sort } : {}), ...(ownSize ? { size } : {}) },
      view: params.get('view'),
      bare: [...params.keys()].every((name) => name === config.subject),
      filtered: Object.keys(filters).length > 0,
      sort: chosen.length ? chosen : designed,
      page,
      size,
      pageInput: { current: page, size },
      place: JSON.stringify([filters, sort, page, size]),
    }
  }, [params, config])

  const change = useCallback(
    (edit: (next: URLSearchParams) => void, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          edit(next)
          return next
        },
        { replace },
      ),
    [setParams],
  )

  const setFilters = useCallback(
    (filters: FilterValues<M>) =>
      change((next) => {
        for (const name of Object.keys(config.filters) as (keyof M & string)[]) {
          const text = config.filters[name].write(filters[name])
          if (text === null) next.delete(name)
          else next.set(name, text)
        }
        next.delete('page')
      }),
    [change, config],
  )

  const set = (name: string, value: string | null, andFirstPage: boolean) =>
    change((next) => {
      if (value === null) next.delete(name)
      else next.set(name, value)
      if (andFirstPage) next.delete('page')
    })

  return {
    ...state,
    setFilters,
    setSort: (sort) => set('sort', sort.length ? writeSort(sort) : null, true),
    setPage: (page, quietly) =>
      change((next) => (page > 1 ? next.set('page', String(page)) : next.delete('page')), quietly),
    setSize: (size) => set('size', String(size), true),
    restore: ({ filters, sort, size }, view, quietly) =>
      change((next) => {
        for (const name of [...Object.keys(config.filters), ...OWN]) next.delete(name)
        for (const [name, text] of Object.entries(filters)) if (name in config.filters) next.set(name, text)
        if (sort) next.set('sort', sort)
        if (size) next.set('size', String(size))
        if (view) next.set('view', view)
      }, quietly),
    reset: () =>
      change((next) => {
        for (const name of [...Object.keys(config.filters), 'sort', 'page', 'view']) next.delete(name)
      }),
  }
}
