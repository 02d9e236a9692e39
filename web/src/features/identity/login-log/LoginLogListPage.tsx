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
import { card, companyColumns, type LoginLog } from './columns'
import { LoginLogDrawer } from './LoginLogDrawer'
import { config, searchFields, toFilter } from './list'
import { DeleteLoginLogDocument, LoginLogsDocument } from './login-log.generated'
import { texts } from './texts'

const rowKey = (row: LoginLog) => row.id
const rowName = (row: LoginLog) => `${row.userName ?? row.createBy ?? ''} ${formatDateTime(row.createTime)}`

/** 登录日志: who signed in to the company, or tried to; the last line first. */
export default function LoginLogListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const opened = useDrawerParam('log')
  const page = usePageQuery(
    LoginLogsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.loginLogs,
  )
  const { run } = useCommand(DeleteLoginLogDocument)
  const remove = async (row: LoginLog) => {
    const about = texts.about(row.userName ?? row.createBy ?? '', formatDateTime(row.createTime))
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
  const latest = useRef({ remove, view: (row: LoginLog) => opened.open(row.id) })
  latest.current = { remove, view: (row) => opened.open(row.id) }
  const columns = useMemo(
    () => companyColumns({ view: (row) => latest.current.view(row), remove: (row) => void latest.current.remove(row) }),
    [],
  )
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <ListTable
        id="login-logs"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'LOGIN_LOGS', filter }}
        emptyText={texts.empty}
      />
      {opened.value && <LoginLogDrawer id={opened.value} onClose={opened.close} />}
    </ListPage>
  )
}
