import { useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import type { SelectionSum } from '../../../ui/data-table/types'
import { formatCount, formatMoney, sumFigures } from '../../../ui/format/decimal'
import { useListState } from '../../../ui/list/useListState'
import { BookingListPage, bookingTexts } from '../booking'
import { AddDrawer } from './AddDrawer'
import { columns } from './columns'
import { DecisionDialog } from './DecisionDialog'
import { kind } from './kind'
import { config, searchFields, toFilter } from './list'
import { TicketRefundsDocument } from './refund.generated'
import type { Refund, Verb } from './rows'
import { texts } from './texts'

const { fields } = texts
const selectionSums: SelectionSum<Refund>[] = [{ label: fields.quantity, kind: 'count', of: (row) => row.quantity }]

const figures = ({ quantity, amount }: Pick<Refund, 'quantity' | 'amount'>) =>
  [
    [texts.approved, formatCount(quantity), bookingTexts.sheets],
    [fields.amount, formatMoney(amount), '元'],
  ] as const

/** The sums of the page, of what is approved. */
function pageFigures(rows: readonly Refund[]) {
  const approved = rows.filter(({ status }) => status === 'APPROVED')
  const quantities = approved.map(({ quantity }) => quantity)
  const amounts = approved.map(({ amount }) => amount)
  return figures({ quantity: sumFigures('count', quantities), amount: sumFigures('money', amounts) })
}

/** 退票: what projects give back, once somebody has looked at it. */
export default function RefundListPage() {
  const list = useListState(config)
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    TicketRefundsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketRefunds,
  )
  const { projectInfoId = '', garbageId = '', soilType = '' } = list.filters
  const known = { projectInfoId, garbageId, soilType }
  const [deciding, setDeciding] = useState<{ verb: Verb; refund: Refund } | null>(null)
  const decide = (verb: Verb) => (refund: Refund) => setDeciding({ verb, refund })
  return (
    <>
      <BookingListPage
        kind={kind}
        id="ticket-refunds"
        exported={{ list: 'TICKET_REFUNDS', filter }}
        list={list}
        searchFields={searchFields}
        page={page}
        columns={columns}
        selectionSums={selectionSums}
        queryFigures={(summary) => [
          ...figures(summary),
          [texts.pending, formatCount(summary.pending), texts.cases] as const,
        ]}
        pageFigures={pageFigures}
        on={() => ({ approve: decide('approve'), reject: decide('reject'), withdraw: decide('withdraw') })}
        add={(props) => <AddDrawer {...props} known={known} />}
      />
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} onDone={page.refetch} />}
    </>
  )
}
