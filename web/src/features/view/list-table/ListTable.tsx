import { useEffect, useRef } from 'react'
import type { PageQuery } from '../../../apollo/usePageQuery'
import type { ExportList } from '../../../gql/types.generated'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import type { CardTableProps, TableTools } from '../../../ui/data-table/types'
import { toast } from '../../../ui/feedback/toastStore'
import type { ListState } from '../../../ui/list/useListState'
import { ExportMenu } from '../../export/export-task'
import { SavedViews } from '../saved-view'

type Turned = Pick<ListState<object>, 'page' | 'setPage'>

/** Returns to the page whose rows are shown when another one could not be loaded, so that number and rows agree. */
function usePageShown({ page, setPage }: Turned, { rows, loading, error }: PageQuery<unknown, unknown>): void {
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

type FromPage = 'rows' | 'total' | 'loading' | 'error' | 'onRetry' | 'tools' | 'list'

interface Props<Row> extends Omit<CardTableProps<Row>, FromPage> {
  list: Omit<ListState<object>, 'filters' | 'setFilters'>
  page: PageQuery<Row, unknown>
  /**
   * Sheet of its export, and the filter of its query; in the list's order unless the sheet has one of its own (`sort:
   * []`). Without a sheet the list has neither exports nor saved views.
   */
  exported?: { list: ExportList; filter: object; sort?: readonly [] } | undefined
}

/** Table of a list that the server answers page by page, with saved views and export if it has a sheet. */
export function ListTable<Row extends object>({ list, page, exported, ...table }: Props<Row>) {
  usePageShown(list, page)
  return (
    <CardedTable
      {...table}
      rows={page.rows}
      total={page.total}
      list={list}
      loading={page.loading}
      error={page.error}
      onRetry={page.refetch}
      {...(exported
        ? {
            tools: (tools: TableTools) => (
              <>
                <SavedViews name={table.id} list={list} table={tools} />
                <ExportMenu
                  sort={list.sort}
                  {...exported}
                  table={tools}
                  total={page.total}
                  selected={table.selection && [...table.selection.rows.keys()]}
                />
              </>
            ),
          }
        : {})}
    />
  )
}
