import { useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import type { SelectionSum } from '../../../ui/data-table/types'
import { formatCount, formatMoney, sumFigures } from '../../../ui/format/decimal'
import { useListState } from '../../../ui/list/useListState'
import { BookingListPage, bookingTexts } from '../booking'
import { AddDrawer } from './AddDrawer'
import { columns } from './columns'
import { EditDrawer } from './EditDrawer'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { TicketPurchasesDocument } from './purchase.generated'
import type { Purchase } from './rows'
import { texts } from './texts'
import { VoidDialog } from './VoidDialog'

const { fields } = texts
const selectionSums: SelectionSum<Purchase>[] = [
  { label: fields.quantity, kind: 'count', of: (row) => row.quantity },
  { label: fields.amount, kind: 'money', of: (row) => row.amount },
]

const figures = ({ quantity, amount }: Pick<Purchase, 'quantity' | 'amount'>) =>
  [
    [fields.quantity, formatCount(quantity), bookingTexts.sheets],
    [fields.amount, formatMoney(amount), '元'],
  ] as const

/** The sums of the page, of what stands. */
function pageFigures(rows: readonly Purchase[]) {
  const standing = rows.filter(({ status }) => status === 'BOOKED')
  const quantities = standing.map(({ quantity }) => quantity)
  const amounts = standing.map(({ amount }) => amount)
  return figures({ quantity: sumFigures('count', quantities), amount: sumFigures('money', amounts) })
}

/** 购票: what the company bought of whom. */
export default function PurchaseListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    TicketPurchasesDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketPurchases,
  )
  const [voiding, setVoiding] = useState<Purchase | null>(null)
  return (
    <>
      <BookingListPage
        kind={kind}
        id="ticket-purchases"
        exported={{ list: 'TICKET_PURCHASES', filter }}
        list={list}
        searchFields={searchFields}
        page={page}
        columns={columns}
        selectionSums={selectionSums}
        queryFigures={figures}
        pageFigures={pageFigures}
        on={(edit) => ({ edit, void: setVoiding })}
        add={(props) => <AddDrawer {...props} />}
        edit={(props) => <EditDrawer key={props.id} {...props} />}
      />
      {voiding && <VoidDialog purchase={voiding} onClose={() => setVoiding(null)} onDone={page.refetch} />}
    </>
  )
}
