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
import { ADD, bookingTexts, Totals, useTicketForm } from '../booking'
import { AddDrawer } from './AddDrawer'
import { actionsColumn, type Handlers, RefundActions } from './actions'
import { RefundBadge } from './badges'
import { columns } from './columns'
import { DecisionDialog } from './DecisionDialog'
import { config, searchFields, toFilter } from './list'
import { TicketRefundsDocument } from './refund.generated'
import type { Refund, Verb } from './rows'
import { texts } from './texts'
import { ViewDrawer } from './ViewDrawer'

const rowKey = (row: Refund) => row.id
const rowName = (row: Refund) => row.refundNo

const figures = (quantity: number, amount: Refund['amount']) =>
  [
    [texts.approved, formatCount(quantity), bookingTexts.sheets],
    [texts.fields.amount, formatMoney(amount), '元'],
  ] as const

/** The sums of the page, beside those of everything that matches. */
function pageFigures(rows: readonly Refund[]) {
  const approved = rows.filter(({ status }) => status === 'APPROVED')
  return figures(
    sumFigures(
      'count',
      approved.map(({ quantity }) => quantity),
    ),
    sumFigures(
      'money',
      approved.map(({ amount }) => amount),
    ),
  )
}

function card(row: Refund, handlers: Handlers) {
  return (
    <RowCard
      head={
        <>
          <span className="tf-number">{row.refundNo}</span>
          <RefundBadge status={row.status} />
        </>
      }
      facts={[
        row.projectName,
        `${row.garbageName} · ${row.soilType}`,
        texts.goals[row.goesTo],
        formatMinute(row.refundedAt),
        row.applyName,
      ]}
      amount={texts.tickets(formatCount(row.quantity))}
    >
      <RefundActions refund={row} handlers={handlers} />
    </RowCard>
  )
}

/** 退票: what projects give back, once somebody has looked at it. */
export default function RefundListPage() {
  const list = useListState(config)
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [choices])
  const filter = toFilter(list.filters)
  const selection = useSelection(rowKey)
  const page = usePageQuery(
    TicketRefundsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketRefunds,
  )
  const viewing = useDrawerParam('refund')
  const adding = useDrawerParam('add')
  const { projectInfoId = '', garbageId = '', soilType = '' } = list.filters
  const known = { projectInfoId, garbageId, soilType }
  const [deciding, setDeciding] = useState<{ verb: Verb; refund: Refund } | null>(null)
  const handlers = useStableHandlers<Refund, Handlers>({
    view: ({ id }) => viewing.open(id),
    approve: (refund) => setDeciding({ verb: 'approve', refund }),
    reject: (refund) => setDeciding({ verb: 'reject', refund }),
    withdraw: (refund) => setDeciding({ verb: 'withdraw', refund }),
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
          id="ticket-refunds"
          label={texts.title}
          columns={shown}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'TICKET_REFUNDS', filter }}
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
                  query={[
                    ...figures(summary.quantity, summary.amount),
                    [texts.pending, formatCount(summary.pending), texts.cases],
                  ]}
                  page={rows.length < page.total ? pageFigures(rows) : undefined}
                />
              )}
            </>
          }
        />
      </PicturePreview>
      {adding.value && <AddDrawer known={known} onClose={adding.close} onSaved={page.refetch} />}
      {viewing.value && (
        <ViewDrawer
          id={viewing.value}
          handlers={handlers}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={viewing.close}
        />
      )}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} onDone={page.refetch} />}
    </ListPage>
  )
}
