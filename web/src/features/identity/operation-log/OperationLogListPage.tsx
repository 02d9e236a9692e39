import { useMemo, useRef } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatDateTime } from '../../../ui/format/date'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { card, companyColumns, type OperationLog } from './columns'
import { config, searchFields, toFilter } from './list'
import { OperationLogDrawer } from './OperationLogDrawer'
import { DeleteOperationLogDocument, OperationLogsDocument } from './operation-log.generated'
import { texts } from './texts'

const rowKey = (row: OperationLog) => row.id
const rowName = (row: OperationLog) => `${row.createBy} ${formatDateTime(row.createTime)}`

/** 操作日志: who did what in the company, or was refused it; the last line first. */
export default function OperationLogListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const opened = useDrawerParam('log')
  const page = usePageQuery(
    OperationLogsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.operationLogs,
  )
  const { run } = useCommand(DeleteOperationLogDocument)
  const remove = async (row: OperationLog) => {
    const about = texts.about(row.createBy, formatDateTime(row.createTime))
    if (!(await confirm({ title: texts.deleteTitle, content: texts.deleteQuestion, about, danger: true }))) return
    try {
      if ((await run({ id: row.id })) === null) return
      toast.success(texts.deleted)
      opened.close()
      page.refetch()
    } catch (error) {
      toast.failure(error)
    }
  }
  const latest = useRef({ remove, view: (row: OperationLog) => opened.open(row.id) })
  latest.current = { remove, view: (row) => opened.open(row.id) }
  const columns = useMemo(
    () => companyColumns({ view: (row) => latest.current.view(row), remove: (row) => void latest.current.remove(row) }),
    [],
  )
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <ListTable
        id="operation-logs"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'OPERATION_LOGS', filter }}
        emptyText={texts.empty}
      />
      {opened.value && <OperationLogDrawer id={opened.value} onClose={opened.close} />}
    </ListPage>
  )
}
