import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { CardedTable } from '../../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../../ui/data-table/useStableHandlers'
import { formatCount } from '../../../../ui/format/decimal'
import { ListPage } from '../../../../ui/layout/ListPage'
import { Tabs } from '../../../../ui/layout/Tabs'
import { useListState } from '../../../../ui/list/useListState'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { card, registrationColumns } from './columns'
import { config, EVERY, searchFields, shownStatus, toFilter } from './list'
import { RegistrationDrawer } from './RegistrationDrawer'
import { RegistrationsDocument, WaitingRegistrationsDocument } from './registration.generated'
import type { Row } from './rows'
import { texts } from './texts'

const rowKey = (row: Row) => row.id
const rowName = (row: Row) => row.companyName

/** The statuses as buttons; of what waits, how many. */
function tabNames(waiting: number | undefined) {
  const { PENDING, ...others } = texts.statuses
  const pending = waiting === undefined ? PENDING : texts.counted(PENDING, formatCount(waiting))
  return { PENDING: pending, ...others, [EVERY]: texts.every }
}

/** 企业认证: what companies show of themselves, looked at by the platform's desk. Opens with what waits. */
export default function RegistrationListPage() {
  const list = useListState(config)
  const { filters } = list
  const drawer = useDrawerParam('registration')
  const page = usePageQuery(
    RegistrationsDocument,
    { filter: toFilter(filters), sort: list.sort, page: list.pageInput },
    (data) => data.registrations,
  )
  const { data, refetch } = useQuery(WaitingRegistrationsDocument, { fetchPolicy: 'cache-and-network' })
  const status = shownStatus(filters)
  const handlers = useStableHandlers<Row, { open: (row: Row) => void }>({ open: ({ id }) => drawer.open(id) })
  const columns = useMemo(() => registrationColumns(handlers.open), [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === drawer.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => drawer.open(row.id) : null
  }
  const changed = () => {
    page.refetch()
    // What is wrong with the connection is told by the list.
    void refetch().catch(() => undefined)
  }
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <CardedTable
        id="registrations"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        rows={page.rows}
        total={page.total}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        onOpen={handlers.open}
        emptyText={status === 'PENDING' ? texts.emptyWaiting : texts.empty}
        toolbar={
          <Tabs
            label={texts.byStatus}
            names={tabNames(data?.registrations.summary.pending)}
            value={status}
            onChange={(chosen) => list.setFilters({ ...filters, status: chosen })}
          />
        }
      />
      {drawer.value && (
        <RegistrationDrawer
          id={drawer.value}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={drawer.close}
          onChanged={changed}
        />
      )}
    </ListPage>
  )
}
