import type { PageQuery } from '../../../apollo/usePageQuery'
import type { ExportList } from '../../../gql/types.generated'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import type { CardTableProps } from '../../../ui/data-table/types'
import type { ListState } from '../../../ui/list/useListState'
import { ExportMenu } from '../../export/export-task'
import { SavedViews } from '../saved-view'
import { usePageShown } from './usePageShown'

type FromPage = 'rows' | 'total' | 'loading' | 'error' | 'onRetry' | 'tools' | 'list'

interface Props<Row> extends Omit<CardTableProps<Row>, FromPage> {
  list: Omit<ListState<object>, 'filters' | 'setFilters'>
  page: PageQuery<Row, unknown>
  /**
   * What is exported: the list as the server names it, and the filter that its query was asked with; in the list's order unless the sheet
   * has one of its own (`sort: []`).
   */
  exported: { list: ExportList; filter: object; sort?: readonly [] }
}

/** The table of a list that the server answers page by page, with its saved views and its export. */
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
      tools={(tools) => (
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
      )}
    />
  )
}
