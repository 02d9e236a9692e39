import { type ReactNode, useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { formatCount } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { useTicketForm } from '../form'
import { ShortBadge } from './columns'
import { type DriverStock, driverColumns } from './driverColumns'
import { driverConfig, driverSearchFields, sheets, sumsOf } from './list'
import { TicketDriverStocksDocument } from './stock.generated'
import { texts } from './texts'

const { driverFields: words } = texts
const rowKey = (row: DriverStock) => `${row.driverId} ${row.projectInfoId} ${row.garbageId} ${row.soilType}`
const rowName = (row: DriverStock) => `${row.driverName} ${row.projectName} ${row.soilType}`
const told = (row: DriverStock, id: 'collected' | 'used' | 'refunded') =>
  `${words[id]} ${formatCount(row[id])} ${texts.sheets}`

const card = (row: DriverStock) => (
  <RowCard
    head={
      <>
        <span>{row.driverName}</span>
        <ShortBadge short={row.isShort} />
      </>
    }
    facts={[
      row.projectName,
      [row.garbageName, row.soilType].filter(Boolean).join(' · '),
      [told(row, 'collected'), told(row, 'used'), told(row, 'refunded')].join(' · '),
    ]}
    amount={`${formatCount(row.remaining)} ${texts.sheets}`}
  />
)

/** 司机持票: tickets that drivers collected, used, gave back and still hold. */
export function DriverStocks({ tabs }: { tabs: ReactNode }) {
  const list = useListState(driverConfig)
  const { choices } = useTicketForm()
  const fields = useMemo(() => driverSearchFields(choices), [choices])
  const filter = list.filters
  const page = usePageQuery(
    TicketDriverStocksDocument,
    { filter, page: list.pageInput },
    (data) => data.ticketDriverStocks,
  )
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
        id="ticket-driver-stocks"
        label={texts.tabs.driver}
        columns={driverColumns}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'TICKET_DRIVER_STOCKS', filter, sort: [] }}
        card={card}
        emptyText={texts.emptyDriver}
        {...(summary &&
          sumsOf(
            sheets(words.collected, summary.collected),
            sheets(words.used, summary.used),
            sheets(words.usedOfProject, summary.usedOfProject),
            sheets(words.refunded, summary.refunded),
            sheets(words.remaining, summary.remaining),
          ))}
      />
    </ListPage>
  )
}
