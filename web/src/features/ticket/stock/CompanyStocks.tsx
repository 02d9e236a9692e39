import { type ReactNode, useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { useTicketForm } from '../form'
import { ShortBadge } from './columns'
import { type CompanyStock, companyColumns } from './companyColumns'
import { companyConfig, companyFields, sheets, sumsOf, toCompanyFilter, yuan } from './list'
import { TicketCompanyStocksDocument } from './stock.generated'
import { texts } from './texts'

const { companyFields: words } = texts
const rowKey = (row: CompanyStock) => `${row.garbageId} ${row.soilType}`
const rowName = (row: CompanyStock) => `${row.garbageName} ${row.soilType}`

const card = (row: CompanyStock) => (
  <RowCard
    head={
      <>
        <span>{`${row.garbageName} · ${row.soilType}`}</span>
        <ShortBadge short={row.isShort} />
      </>
    }
    facts={[
      `${words.inProjects} ${formatCount(row.inProjects)} ${texts.sheets}`,
      `${words.expiredQuantity} ${formatCount(row.expiredQuantity)} ${texts.sheets}`,
      row.nearestExpiry && `${words.nearestExpiry} ${row.nearestExpiry}`,
      row.worth && `${formatMoney(row.worth)} ${texts.yuan}`,
    ]}
    amount={`${formatCount(row.quantity)} ${texts.sheets}`}
  />
)

/** 公司库存: tickets that the company has bought and not given to projects, expired ones included. */
export function CompanyStocks({ tabs }: { tabs: ReactNode }) {
  const list = useListState(companyConfig)
  const { choices } = useTicketForm()
  const fields = useMemo(() => companyFields(choices), [choices])
  const filter = toCompanyFilter(list.filters)
  const page = usePageQuery(
    TicketCompanyStocksDocument,
    { filter, page: list.pageInput },
    (data) => data.ticketCompanyStocks,
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
        id="ticket-company-stocks"
        label={texts.tabs.company}
        columns={companyColumns}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'TICKET_COMPANY_STOCKS', filter }}
        card={card}
        emptyText={texts.emptyCompany}
        {...(summary &&
          sumsOf(
            sheets(words.quantity, summary.quantity),
            sheets(words.inProjects, summary.inProjects),
            yuan(words.worth, summary.worth),
            sheets(words.expiredQuantity, summary.expiredQuantity),
            yuan(words.expiredAmount, summary.expiredAmount),
          ))}
      />
    </ListPage>
  )
}
