import { usePageQuery } from '../../../apollo/usePageQuery'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { formatDateTime } from '../../../ui/format/date'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { card, columns, type OperationLog } from './columns'
import { ownConfig, ownSearchFields, toFilter } from './list'
import { MyOperationLogsDocument } from './operation-log.generated'
import { texts } from './texts'

const rowKey = (row: OperationLog) => row.id
const rowName = (row: OperationLog) => formatDateTime(row.createTime)
const ownCard = cardOf(columns, card)

/** The person's own lines, for the profile page. */
export function MyOperationLogs() {
  const list = useListState(ownConfig)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    MyOperationLogsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.myOperationLogs,
  )
  return (
    <>
      <SearchForm fields={ownSearchFields} list={list} />
      <CardedTable
        id="my-operation-logs"
        label={texts.own}
        columns={columns}
        card={ownCard}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        rows={page.rows}
        total={page.total}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        emptyText={texts.ownEmpty}
      />
    </>
  )
}
