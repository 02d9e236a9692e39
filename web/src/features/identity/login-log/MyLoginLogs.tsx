import { usePageQuery } from '../../../apollo/usePageQuery'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { formatDateTime } from '../../../ui/format/date'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { card, columns, type LoginLog } from './columns'
import { ownConfig, ownSearchFields, toFilter } from './list'
import { MyLoginLogsDocument } from './login-log.generated'
import { texts } from './texts'

const rowKey = (row: LoginLog) => row.id
const rowName = (row: LoginLog) => formatDateTime(row.createTime)
const ownCard = cardOf(columns, card)

/** The person's own lines, for the profile page. */
export function MyLoginLogs() {
  const list = useListState(ownConfig)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    MyLoginLogsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.myLoginLogs,
  )
  return (
    <>
      <SearchForm fields={ownSearchFields} list={list} />
      <CardedTable
        id="my-login-logs"
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
