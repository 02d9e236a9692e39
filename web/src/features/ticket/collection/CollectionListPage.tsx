import { useMemo, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/Cards'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { formatMinute } from '../../../ui/format/date'
import { formatCount, sumFigures } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { FilterChips } from '../../../ui/search-form/FilterChips'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { PicturePreview } from '../../waybill/waybill'
import { ADD, BookingBadge, bookingTexts, Totals, useTicketForm } from '../booking'
import { AddDrawer } from './AddDrawer'
import { actionsColumn, CollectionActions, type Handlers } from './actions'
import { TicketCollectionsDocument } from './collection.generated'
import { columns } from './columns'
import { EditDrawer } from './EditDrawer'
import { config, searchFields, toFilter } from './list'
import type { Collection } from './rows'
import { texts } from './texts'
import { ViewDrawer } from './ViewDrawer'
import { VoidDialog } from './VoidDialog'

const rowKey = (row: Collection) => row.id
const rowName = (row: Collection) => row.collectNo

const figures = (quantity: number) => [[texts.fields.quantity, formatCount(quantity), bookingTexts.sheets]] as const

/** The sum of the page, beside that of everything that matches. */
const pageFigures = (rows: readonly Collection[]) =>
  figures(
    sumFigures(
      'count',
      rows.filter(({ status }) => status === 'BOOKED').map(({ quantity }) => quantity),
    ),
  )

function card(row: Collection, handlers: Handlers) {
  return (
    <RowCard
      head={
        <>
          <span className="tf-number">{row.collectNo}</span>
          <BookingBadge status={row.status} />
        </>
      }
      facts={[
        row.projectName,
        `${row.garbageName} · ${row.soilType}`,
        row.driverName ?? texts.project,
        formatMinute(row.collectedAt),
      ]}
      amount={texts.tickets(formatCount(row.quantity))}
    >
      <CollectionActions collection={row} handlers={handlers} />
    </RowCard>
  )
}

/** 领票: what projects collected from the company's stock. */
export default function CollectionListPage() {
  const list = useListState(config)
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [choices])
  const filter = toFilter(list.filters)
  const selection = useSelection(rowKey)
  const page = usePageQuery(
    TicketCollectionsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketCollections,
  )
  const viewing = useDrawerParam('collection')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const { projectInfoId = '', garbageId = '', soilType = '' } = list.filters
  const known = { projectInfoId, garbageId, soilType }
  const [voiding, setVoiding] = useState<Collection | null>(null)
  const handlers = useStableHandlers<Collection, Handlers>({
    view: ({ id }) => viewing.open(id),
    edit: ({ id }) => editing.open(id),
    void: setVoiding,
  })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const { summary } = page
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={fields} list={list} />}
      banner={<FilterChips fields={fields} list={list} />}
    >
      <PicturePreview>
        <ListTable
          id="ticket-collections"
          label={texts.title}
          columns={shown}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'TICKET_COLLECTIONS', filter }}
          selection={selection}
          selectionSums={[{ label: texts.fields.quantity, kind: 'count', of: (row) => row.quantity }]}
          onOpen={(row) => viewing.open(row.id)}
          card={(row) => card(row, handlers)}
          emptyText={texts.empty}
          emptyAction={
            <Button permission={ADD} onClick={() => adding.open('1')}>
              {texts.add}
            </Button>
          }
          toolbar={
            <>
              <Button variant="solid" icon={<LuPlus aria-hidden />} permission={ADD} onClick={() => adding.open('1')}>
                {texts.add}
              </Button>
              {summary && (
                <Totals
                  query={figures(summary.quantity)}
                  page={rows.length < page.total ? pageFigures(rows) : undefined}
                />
              )}
            </>
          }
        />
      </PicturePreview>
      {adding.value && <AddDrawer known={known} onClose={adding.close} onSaved={page.refetch} />}
      {viewing.value && !editing.value && (
        <ViewDrawer
          id={viewing.value}
          handlers={handlers}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={viewing.close}
        />
      )}
      {editing.value && (
        <EditDrawer key={editing.value} id={editing.value} onClose={editing.close} onSaved={page.refetch} />
      )}
      {voiding && <VoidDialog collection={voiding} onClose={() => setVoiding(null)} onDone={page.refetch} />}
    </ListPage>
  )
}
