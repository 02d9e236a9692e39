import { type ReactNode, useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { useTicketForm } from '../form'
import { costColumns, type MonthCost } from './costColumns'
import { companyFields, costConfig, sumsOf, toCostFilter, yuan } from './list'
import { TicketMonthCostsDocument } from './stock.generated'
import { texts } from './texts'

const { costFields: words } = texts
const rowKey = (row: MonthCost) => `${row.garbageId} ${row.soilType} ${row.month}`
const rowName = (row: MonthCost) => `${row.garbageName} ${row.soilType} ${row.month}`

const card = (row: MonthCost) => (
  <RowCard
    head={<span>{`${row.garbageName} · ${row.soilType} · ${row.month}`}</span>}
    facts={[
      `${words.boughtQuantity} ${formatCount(row.boughtQuantity)} ${texts.sheets}`,
      `${words.usedQuantity} ${formatCount(row.usedQuantity)} ${texts.sheets}`,
      `${words.closingQuantity} ${formatCount(row.closingQuantity)} ${texts.sheets}`,
    ]}
    amount={row.price === null ? texts.noPrice : `${formatMoney(row.price)} ${texts.perSheet}`}
  />
)

/** 每月成本: the average price of a month, from the rest of the previous one and the purchases. */
export function MonthCosts({ tabs }: { tabs: ReactNode }) {
  const list = useListState(costConfig)
  const { choices } = useTicketForm()
  const fields = useMemo(() => companyFields(choices), [choices])
  const filter = toCostFilter(list.filters)
  const page = usePageQuery(TicketMonthCostsDocument, { filter, page: list.pageInput }, (data) => data.ticketMonthCosts)
  const { summary } = page
  return (
    <ListPage
      title={texts.title}
      search={
        <>
          {tabs}
          <SearchForm fields={fields} list={list} />
        </>
      }
    >
      <ListTable
        id="ticket-month-costs"
        label={texts.tabs.cost}
        columns={costColumns}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'TICKET_MONTH_COSTS', filter }}
        card={card}
        emptyText={texts.emptyCompany}
        {...(summary &&
          sumsOf(yuan(words.boughtAmount, summary.boughtAmount), yuan(words.refundedAmount, summary.refundedAmount)))}
      />
    </ListPage>
  )
}
