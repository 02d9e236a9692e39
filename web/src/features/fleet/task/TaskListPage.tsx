import { useQuery } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { LuPlus, LuUsers } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { ChooserDrawer, type ChooserRow, useCaptainTree } from '../captain'
import { actionsColumn, card, columns, type Handlers } from './columns'
import { config, type Filters, searchFields, toFilter } from './list'
import { ADD, type Task } from './rows'
import { TaskApply } from './TaskApply'
import { TaskAuditDrawer } from './TaskAuditDrawer'
import { TaskEdit } from './TaskEdit'
import { TaskViewDrawer } from './TaskViewDrawer'
import { CaptainTasksDocument, TaskProjectsDocument } from './task.generated'
import { texts } from './texts'
import { useVerbs } from './useVerbs'

const rowKey = (row: Task) => row.id
const rowName = (row: Task) => `${row.projectName} ${row.captainAndDriversText}`

/** 任务申请: who wants to haul what for which price, filed by captains and drivers and settled by a reviewer. */
export default function TaskListPage() {
  const list = useListState(config)
  const { filters, setFilters } = list
  const { data } = useQuery(TaskProjectsDocument)
  const projects = data?.projects
  const tree = useCaptainTree()
  const fields = useMemo(() => searchFields(projects ?? []), [projects])
  const filter = toFilter(filters)
  const selection = useSelection(rowKey)
  const page = usePageQuery(
    CaptainTasksDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (answer) => answer.captainTasks,
  )
  const viewing = useDrawerParam('task')
  const editing = useDrawerParam('edit')
  const auditing = useDrawerParam('audit')
  const applying = useDrawerParam('apply')
  const [choosing, setChoosing] = useState(false)
  const verbs = useVerbs(page.refetch)

  const handlers = useStableHandlers<Task, Handlers>({
    edit: ({ id }) => editing.open(id),
    audit: ({ id }) => auditing.open(id),
    delete: (task) => void verbs.remove(task),
    invalidate: (task) => void verbs.invalidate(task),
    view: ({ id }) => viewing.open(id),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const pick = useCallback(
    ({ captainId }: ChooserRow) => {
      setChoosing(false)
      setFilters({ ...filters, captainId })
    },
    [filters, setFilters],
  )
  const captain = tree.find(({ captainId }) => captainId === filters.captainId)
  const linked = filters.captainId
    ? [{ name: 'captainId', label: texts.fields.captain, value: captain?.captainName ?? filters.captainId }]
    : []
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === auditing.value)
  const next = at < 0 ? undefined : rows.slice(at + 1).find(({ allowedActions }) => allowedActions.includes('approve'))
  const search = (values: Filters) => setFilters({ ...values, captainId: filters.captainId })

  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} onSearch={search} linked={linked} />}>
      <ListTable
        id="captain-tasks"
        label={texts.title}
        columns={shown}
        card={cardOf(shown, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'CAPTAIN_TASKS', filter }}
        selection={selection}
        onOpen={(row) => viewing.open(row.id)}
        emptyText={texts.empty}
        toolbar={
          <>
            <Button variant="solid" icon={<LuPlus aria-hidden />} permission={ADD} onClick={() => applying.open('1')}>
              {texts.apply}
            </Button>
            <Button icon={<LuUsers aria-hidden />} onClick={() => setChoosing(true)}>
              {texts.byCaptain}
            </Button>
          </>
        }
      />
      {applying.value && projects && (
        <TaskApply
          projects={projects}
          projectInfoId={filters.projectInfoId}
          onClose={applying.close}
          onSaved={page.refetch}
        />
      )}
      {editing.value && (
        <TaskEdit key={editing.value} id={editing.value} onClose={editing.close} onSaved={page.refetch} />
      )}
      {auditing.value && (
        <TaskAuditDrawer
          key={auditing.value}
          id={auditing.value}
          onNext={next ? () => auditing.open(next.id) : null}
          onClose={auditing.close}
          onDecided={page.refetch}
        />
      )}
      {viewing.value && <TaskViewDrawer id={viewing.value} onClose={viewing.close} />}
      {choosing && <ChooserDrawer onPick={pick} onClose={() => setChoosing(false)} />}
    </ListPage>
  )
}
