import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { CopyDialog } from './CopyDialog'
import { actionsColumn, card, columns } from './columns'
import { config, searchFields, toFilter } from './list'
import { RoleDrawer } from './RoleDrawer'
import { RolesDocument } from './role.generated'
import type { Handlers, Role } from './rows'
import { AddDrawer, EditDrawer } from './SaveDrawer'
import { texts } from './texts'
import { useRoleVerbs } from './useRoleVerbs'

const rowKey = (row: Role) => row.id
const rowName = (row: Role) => row.name

/** 角色管理: what lets people do what in the company. */
export default function RoleListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(RolesDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.roles)
  const viewing = useDrawerParam('role')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const copying = useDrawerParam('copy')
  const ask = useRoleVerbs((verb, { id }) => {
    page.refetch()
    if (verb === 'delete' && viewing.value === id) viewing.close()
  })
  const handlers = useStableHandlers<Role, Handlers>({
    view: ({ id }) => viewing.open(id),
    edit: ({ id }) => editing.open(id),
    copy: ({ id }) => copying.open(id),
    reset: (role) => void ask('reset', role),
    delete: (role) => void ask('delete', role),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <ListTable
        id="roles"
        label={texts.title}
        columns={shown}
        card={cardOf(shown, card, handlers.view)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'ROLES', filter }}
        onOpen={handlers.view}
        emptyText={texts.empty}
        toolbar={
          <Button
            variant="solid"
            permission="sys:role:add"
            icon={<LuPlus aria-hidden />}
            onClick={() => adding.open('1')}
          >
            {texts.add}
          </Button>
        }
      />
      {viewing.value && !editing.value && !copying.value && (
        <RoleDrawer
          id={viewing.value}
          handlers={handlers}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={viewing.close}
        />
      )}
      {adding.value && <AddDrawer onClose={adding.close} onSaved={page.refetch} />}
      {editing.value && <EditDrawer id={editing.value} onClose={editing.close} onSaved={page.refetch} />}
      {copying.value && <CopyDialog id={copying.value} onClose={copying.close} onCopied={page.refetch} />}
    </ListPage>
  )
}
