import { useApolloClient, useQuery } from '@apollo/client/react'
import { MAX_SELECTED } from '../../../apollo/everyRow'
import { refetchOpen } from '../../../apollo/refetchOpen'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum, SumFigure } from '../../../ui/data-table/types'
import { formatMoney, type Money, sumFigures } from '../../../ui/format/decimal'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ListPage } from '../../../ui/layout/ListPage'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { card, columns } from './columns'
import { PaymentDrawer } from './drawer/PaymentDrawer'
import { AddDrawer } from './form/AddDrawer'
import { EditDrawer } from './form/EditDrawer'
import { config, searchFields, toFilter } from './list'
import { ADD } from './pay'
import { KnownPaymentsDocument, PaymentsDocument, type PaymentsQuery } from './payment.generated'
import type { Payment } from './rows'
import { texts } from './texts'
import { PaymentVerbs } from './verbs/PaymentVerbs'

const rowKey = (row: Payment) => row.id
const rowName = (row: Payment) => row.paymentNo
const selectionSums: SelectionSum<Payment>[] = [{ label: texts.fields.amt, kind: 'money', of: (row) => row.amt }]
const cards = cardOf(columns, card)
/** What the drawer tells of a payment beyond its row, and what other pages show of settlements, which a payment changes. */
const CHANGED_ALONG = new Set([
  'Payment',
  'Instalments',
  'PlanDetail',
  'DueDays',
  'Settlements',
  'StatementHead',
  'SettlementPayments',
  'SettlementInstalments',
])

type Sums = PaymentsQuery['payments']['summary']

const figures = ({ amt, paidAmt, waitingAmt }: Sums): SumFigure[] =>
  [[texts.fields.amt, amt] as const, [texts.paid, paidAmt] as const, [texts.waiting, waitingAmt] as const].map(
    ([label, value]) => ({ label, value: formatMoney(value), unit: '元' }),
  )

const sumOf = (rows: readonly Payment[], ...statuses: Payment['status'][]): Money =>
  sumFigures(
    'money',
    rows.filter(({ status }) => statuses.includes(status)).map(({ amt }) => amt),
  )

/** The same of a page; what went back is in none of them. */
const pageSums = (rows: readonly Payment[]): Sums => ({
  amt: sumOf(rows, 'DRAFT', 'SUBMITTED', 'APPROVED', 'PAID'),
  paidAmt: sumOf(rows, 'PAID'),
  waitingAmt: sumOf(rows, 'SUBMITTED', 'APPROVED'),
})

function MissingPayments({ paymentNos = [] }: { paymentNos?: string[] }) {
  const skip = paymentNos.length === 0
  const { data } = useQuery(KnownPaymentsDocument, { variables: { paymentNos }, skip })
  const known = skip ? undefined : data?.payments.records.map((row) => row.paymentNo)
  return <MissingNumbers wanted={paymentNos} known={known} title={texts.notFound} />
}

/** 付款: what is paid of settlements, to whom, and where each payment stands. */
export default function PaymentListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    PaymentsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.payments,
  )
  const selection = useSelection(rowKey)
  const client = useApolloClient()
  const changed = () => {
    page.refetch()
    // What failed shows on the page that asked.
    void refetchOpen(client, CHANGED_ALONG).catch(() => undefined)
  }
  const viewing = useDrawerParam('payment')
  const editing = useDrawerParam('edit')
  const adding = useDrawerParam('add')
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === viewing.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => viewing.open(row.id) : null
  }
  const removed = (payment: Payment) => {
    selection.set([payment], false)
    if (viewing.value === payment.id) viewing.close()
    changed()
  }
  const addButton = (
    <Button variant="solid" icon={<LuPlus aria-hidden />} permission={ADD} onClick={() => adding.open('1')}>
      {texts.addShort}
    </Button>
  )
  const { summary } = page
  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={searchFields} list={list} />}
      banner={<MissingPayments paymentNos={list.filters.paymentNos} />}
    >
      <PaymentVerbs onChanged={changed} onRemoved={removed} onEdit={({ id }) => editing.open(id)}>
        <ListTable
          id="payments"
          label={texts.title}
          columns={columns}
          card={cards}
          rowKey={rowKey}
          rowName={rowName}
          list={list}
          page={page}
          exported={{ list: 'PAYMENTS', filter }}
          sums={summary && { query: figures(summary), page: figures(pageSums(rows)) }}
          selection={selection}
          selectionSums={selectionSums}
          loadAll={page.loadAll}
          selectLimit={MAX_SELECTED}
          onOpen={(row) => viewing.open(row.id)}
          toolbar={addButton}
          emptyText={texts.empty}
          emptyAction={addButton}
        />
        {viewing.value && !editing.value && !adding.value && (
          <PaymentDrawer id={viewing.value} onPrevious={step(at - 1)} onNext={step(at + 1)} onClose={viewing.close} />
        )}
      </PaymentVerbs>
      {adding.value && <AddDrawer key={adding.value} filled={adding.value} onClose={adding.close} onAdded={changed} />}
      {editing.value && <EditDrawer id={editing.value} onClose={editing.close} onSaved={changed} />}
    </ListPage>
  )
}
