import { useMemo, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/Cards'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { formatMinute } from '../../../ui/format/date'
import { formatCount, formatMoney, sumFigures } from '../../../ui/format/decimal'
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
import { actionsColumn, type Handlers, PurchaseActions } from './actions'
import { columns } from './columns'
import { EditDrawer } from './EditDrawer'
import { config, searchFields, toFilter } from './list'
import { TicketPurchasesDocument } from './purchase.generated'
import type { Purchase } from './rows'
import { texts } from './texts'
import { ViewDrawer } from './ViewDrawer'
import { VoidDialog } from './VoidDialog'

const rowKey = (row: Purchase) => row.id
const rowName = (row: Purchase) => row.purchaseNo

const figures = (quantity: number, amount: Purchase['amount']) =>
  [
    [texts.fields.quantity, formatCount(quantity), bookingTexts.sheets],
    [texts.fields.amount, formatMoney(amount), '元'],
  ] as const

/** The sums of the page, beside those of everything that matches. */
function pageFigures(rows: readonly Purchase[]) {
  const standing = rows.filter(({ status }) => status === 'BOOKED')
  return figures(
    sumFigures(
      'count',
      standing.map(({ quantity }) => quantity),
    ),
    sumFigures(
      'money',
      standing.map(({ amount }) => amount),
    ),
  )
}

function card(row: Purchase, handlers: Handlers) {
  return (
    <RowCard
      head={
        <>
          <span className="tf-number">{row.purchaseNo}</span>
          <BookingBadge status={row.status} />
        </>
      }
      facts={[
        `${row.garbageName} · ${row.soilType}`,
        `${texts.tickets(formatCount(row.quantity))} × ${texts.perTicket(formatMoney(row.price))}`,
        row.supplier,
        formatMinute(row.boughtAt),
      ]}
      amount={texts.yuan(formatMoney(row.amount))}
    >
      <PurchaseActions purchase={row} handlers={handlers} />
    </RowCard>
  )
}

/** 购票: what the company bought of whom. */
export default function PurchaseListPage() {
  const list = useListState(config)
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [choices])
  const filter = toFilter(list.filters)
  const selection = useSelection(rowKey)
  const page = usePageQuery(
    TicketPurchasesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketPurchases,
  )
  const viewing = useDrawerParam('purchase')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const [voiding, setVoiding] = useState<Purchase | null>(null)
  const handlers = useStableHandlers<Purchase, Handlers>({
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
          id="ticket-purchases"
          label={texts.title}
          columns={shown}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'TICKET_PURCHASES', filter }}
          selection={selection}
          selectionSums={[
            { label: texts.fields.quantity, kind: 'count', of: (row) => row.quantity },
            { label: texts.fields.amount, kind: 'money', of: (row) => row.amount },
          ]}
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
                  query={figures(summary.quantity, summary.amount)}
                  page={rows.length < page.total ? pageFigures(rows) : undefined}
                />
              )}
            </>
          }
        />
      </PicturePreview>
      {adding.value && <AddDrawer onClose={adding.close} onSaved={page.refetch} />}
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
      {voiding && <VoidDialog purchase={voiding} onClose={() => setVoiding(null)} onDone={page.refetch} />}
    </ListPage>
  )
}
