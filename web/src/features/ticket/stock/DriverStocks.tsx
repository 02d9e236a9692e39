import { type ReactNode, useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { formatCount } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { Totals } from '../booking'
import { useTicketForm } from '../form'
import { ShortBadge } from './columns'
import { type DriverStock, driverColumns } from './driverColumns'
import { driverConfig, driverSearchFields } from './list'
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

/** 司机持票: what drivers collected, used and gave back, and what they still carry. */
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
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
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
        toolbar={
          <>
            {tabs}
            {summary && (
              <Totals
                query={[
                  [words.collected, formatCount(summary.collected), texts.sheets],
                  [words.used, formatCount(summary.used), texts.sheets],
                  [words.usedOfProject, formatCount(summary.usedOfProject), texts.sheets],
                  [words.refunded, formatCount(summary.refunded), texts.sheets],
                  [words.remaining, formatCount(summary.remaining), texts.sheets],
                ]}
              />
            )}
          </>
        }
      />
    </ListPage>
  )
}
