import { useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { formatCount } from '../../../ui/format/decimal'
import { LuUserPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { Tabs } from '../../../ui/layout/Tabs'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ImportButton } from '../../import/data'
import { ListTable } from '../../view/list-table'
import { actionsColumn, card, columns } from './columns'
import { EditDialog } from './EditDialog'
import { InviteDialog } from './InviteDialog'
import { config, type Filters, searchFields, toFilter } from './list'
import { PasswordDialog } from './PasswordDialog'
import type { Handlers, User } from './rows'
import { texts } from './texts'
import { UserDrawer } from './UserDrawer'
import { useOrganChoices } from './useOrganChoices'
import { useRoleChoices } from './useRoleChoices'
import { UsersDocument, type UsersQuery } from './user.generated'
import { useUserVerbs } from './useUserVerbs'

const rowKey = (row: User) => row.id
const rowName = (row: User) => row.name

type Summary = UsersQuery['users']['summary']
const ALL = 'ALL'

/** The states as buttons, with how many are in each; another state's count is not known while one is asked for. */
function tabNames(summary: Summary | undefined, state: Filters['state']) {
  const counts = { ACTIVE: summary?.active, INVITED: summary?.invited, DISABLED: summary?.disabled }
  const named = (one: keyof typeof counts) => {
    const count = state === undefined || state === one ? counts[one] : undefined
    return count === undefined ? texts.states[one] : texts.counted(texts.states[one], formatCount(count))
  }
  return { ALL: texts.everyState, ACTIVE: named('ACTIVE'), INVITED: named('INVITED'), DISABLED: named('DISABLED') }
}

/** 用户管理: who is wanted, who is there, and what each may do. */
export default function UserListPage() {
  const list = useListState(config)
  const { filters } = list
  const filter = toFilter(filters)
  const page = usePageQuery(UsersDocument, { filter, sort: list.sort, page: list.pageInput }, (data) => data.users)
  const roles = useRoleChoices()
  const organs = useOrganChoices()
  const fields = useMemo(() => searchFields(roles ?? [], organs), [roles, organs])
  const viewing = useDrawerParam('user')
  const editing = useDrawerParam('edit')
  const inviting = useDrawerParam('invite')
  const resetting = useDrawerParam('password')
  const ask = useUserVerbs((verb, { id }) => {
    page.refetch()
    if (viewing.value === id && (verb === 'delete' || verb === 'withdraw')) viewing.close()
  })
  const handlers = useStableHandlers<User, Handlers>({
    view: ({ id }) => viewing.open(id),
    edit: ({ id }) => editing.open(id),
    password: ({ id }) => resetting.open(id),
    disable: (user) => void ask('disable', user),
    enable: (user) => void ask('enable', user),
    delete: (user) => void ask('delete', user),
    secondFactor: (user) => void ask('secondFactor', user),
    invite: (user) => void ask('invite', user),
    withdraw: (user) => void ask('withdraw', user),
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const inviteButton = (
    <Button
      variant="solid"
      permission="sys:user:add"
      icon={<LuUserPlus aria-hidden />}
      onClick={() => inviting.open('1')}
    >
      {texts.invite}
    </Button>
  )
  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
      <ListTable
        id="users"
        label={texts.title}
        columns={shown}
        card={cardOf(shown, card, handlers.view)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'USERS', filter }}
        onOpen={handlers.view}
        emptyText={texts.empty}
        toolbar={
          <>
            {inviteButton}
            <ImportButton kind="MEMBER" />
            <Tabs
              label={texts.byState}
              names={tabNames(page.summary, filters.state)}
              value={filters.state ?? ALL}
              onChange={(state) => list.setFilters({ ...filters, state: state === ALL ? undefined : state })}
            />
          </>
        }
      />
      {viewing.value && !editing.value && !resetting.value && (
        <UserDrawer
          id={viewing.value}
          handlers={handlers}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={viewing.close}
        />
      )}
      {inviting.value && <InviteDialog onClose={inviting.close} onDone={page.refetch} />}
      {editing.value && <EditDialog id={editing.value} onClose={editing.close} onDone={page.refetch} />}
      {resetting.value && <PasswordDialog id={resetting.value} onClose={resetting.close} />}
    </ListPage>
  )
}
