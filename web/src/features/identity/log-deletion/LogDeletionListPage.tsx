import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { formatDateTime } from '../../../ui/format/date'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { card, columns, type LogDeletion } from './columns'
import { config, searchFields, toFilter } from './list'
import { LogDeletionsDocument } from './log-deletion.generated'
import { texts } from './texts'

const rowKey = (row: LogDeletion) => row.id
const rowName = (row: LogDeletion) => `${row.createBy} ${formatDateTime(row.createTime)}`
const rowCard = cardOf(columns, card)

/** 日志删除记录: what was deleted of the logs, by whom; nothing in it is ever changed. */
export default function LogDeletionListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    LogDeletionsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.logDeletions,
  )
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={searchFields} list={list} />}
      banner={<p>{texts.intro}</p>}
    >
      <ListTable
        id="log-deletions"
        label={texts.title}
        columns={columns}
        card={rowCard}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'LOG_DELETIONS', filter }}
        emptyText={texts.empty}
      />
    </ListPage>
  )
}
