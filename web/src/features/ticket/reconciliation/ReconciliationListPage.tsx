import { useMemo, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import type { Column } from '../../../ui/data-table/types'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { formatCount } from '../../../ui/format/decimal'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { EDIT } from '../booking'
import { useTicketForm } from '../form'
import { columns, ReconciliationBadge } from './columns'
import { config, searchFields, toFilter } from './list'
import { ReconciliationDrawer } from './ReconciliationDrawer'
import { TicketReconciliationsDocument } from './reconciliation.generated'
import type { Reconciliation } from './rows'
import { StartDialog } from './StartDialog'
import { texts } from './texts'

const rowKey = (row: Reconciliation) => row.id
const rowName = (row: Reconciliation) => row.reconcileNo

type Handlers = {
  view: (row: Reconciliation) => void
}

const actions = ({ view }: Handlers): Column<Reconciliation> => ({
  id: 'actions',
  header: texts.actions,
  width: 80,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      <RowAction onClick={() => view(row)}>{texts.view}</RowAction>
    </RowActions>
  ),
})

function card(row: Reconciliation, { view }: Handlers) {
  return (
    <RowCard
      head={
        <>
          <span className="tf-number">{row.reconcileNo}</span>
          <ReconciliationBadge status={row.status} />
        </>
      }
      facts={[row.garbageName, texts.days(row.startDate, row.endDate)]}
      amount={row.unresolvedCount > 0 ? texts.left(formatCount(row.unresolvedCount)) : texts.allDone}
    >
      <RowActions>
        <RowAction onClick={() => view(row)}>{texts.view}</RowAction>
      </RowActions>
    </RowCard>
  )
}

/** 与渣土场对账: lists of dump sites, compared with our trips with a ticket. */
export default function ReconciliationListPage() {
  const list = useListState(config)
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [choices])
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    TicketReconciliationsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketReconciliations,
  )
  const viewing = useDrawerParam('reconciliation')
  const [starting, setStarting] = useState(false)
  const handlers = useStableHandlers<Reconciliation, Handlers>({ view: ({ id }) => viewing.open(id) })
  const shown = useMemo(() => [...columns, actions(handlers)], [handlers])
  const start = (
    <Button variant="solid" icon={<LuPlus aria-hidden />} permission={EDIT} onClick={() => setStarting(true)}>
      {texts.start}
    </Button>
  )
  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
      <ListTable
        id="ticket-reconciliations"
        label={texts.title}
        columns={shown}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'TICKET_RECONCILIATIONS', filter }}
        onOpen={(row) => viewing.open(row.id)}
        card={(row) => card(row, handlers)}
        emptyText={texts.empty}
        toolbar={start}
      />
      {starting && (
        <StartDialog
          choices={choices}
          onClose={() => setStarting(false)}
          onStarted={(id) => {
            setStarting(false)
            page.refetch()
            viewing.open(id)
          }}
        />
      )}
      {viewing.value && (
        <ReconciliationDrawer key={viewing.value} id={viewing.value} onClose={viewing.close} onChanged={page.refetch} />
      )}
    </ListPage>
  )
}
