import { type ReactNode, useMemo, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { Tabs } from '../../../ui/layout/Tabs'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { CorrectDrawer } from '../entry'
import { useTicketForm } from '../form'
import {
  actionsColumn,
  columns,
  type Handlers,
  outlookOf,
  paceOf,
  placeOf,
  Remaining,
  ShortBadge,
  type Stock,
  StockActions,
} from './columns'
import { config, searchFields, sheets, sumsOf, toFilter, yuan } from './list'
import { TicketStocksDocument } from './stock.generated'
import { texts } from './texts'

const rowKey = (row: Stock) => `${row.projectInfoId} ${row.garbageId} ${row.soilType}`
const rowName = (row: Stock) => `${row.projectName} ${row.garbageName} ${row.soilType}`

type State = 'all' | 'short' | 'runningOut'

const card = (row: Stock, handlers: Handlers) => (
  <RowCard
    head={
      <>
        <span>{row.projectName}</span>
        <ShortBadge short={row.isShort} />
      </>
    }
    facts={[
      `${row.garbageName} · ${row.soilType}`,
      outlookOf(row, texts.runsOut),
      paceOf(row),
      row.worth && `${formatMoney(row.worth)} ${texts.yuan}`,
    ]}
    amount={
      <>
        <Remaining row={row} /> {texts.sheets}
      </>
    }
  >
    <StockActions row={row} handlers={handlers} />
  </RowCard>
)

/** 项目库存: tickets of each project, and the days on which they run out. */
export function ProjectStocks({ tabs }: { tabs: ReactNode }) {
  const list = useListState(config)
  const { filters } = list
  const { choices } = useTicketForm()
  const fields = useMemo(() => searchFields(choices), [choices])
  const filter = toFilter(filters)
  const page = usePageQuery(TicketStocksDocument, { filter, page: list.pageInput }, (data) => data.ticketStocks)
  const [correcting, setCorrecting] = useState<Stock | null>(null)
  const handlers = useStableHandlers<Stock, Handlers>({ correct: setCorrecting })
  const shown = useMemo(() => [...columns, actionsColumn(handlers)], [handlers])
  const { summary } = page
  const state: State = filters.short ? 'short' : filters.runningOut ? 'runningOut' : 'all'
  const choose = (next: State) =>
    list.setFilters({
      ...filters,
      short: next === 'short' || undefined,
      runningOut: next === 'runningOut' || undefined,
    })
  const kept = { short: filters.short, runningOut: filters.runningOut }
  return (
    <ListPage
      title={texts.title}
      search={
        <>
          {tabs}
          <SearchForm fields={fields} list={list} onSearch={(values) => list.setFilters({ ...values, ...kept })} />
        </>
      }
    >
      <ListTable
        id="ticket-stocks"
        label={texts.tabs.project}
        columns={shown}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'TICKET_STOCKS', filter }}
        card={(row) => card(row, handlers)}
        emptyText={texts.emptyProject}
        {...(summary &&
          sumsOf(
            sheets(texts.fields.remaining, summary.remaining),
            sheets(texts.fields.usedToday, summary.usedToday),
            yuan(texts.fields.worth, summary.worth),
          ))}
        toolbar={
          <Tabs
            chips
            label={texts.fields.isShort}
            names={{
              all: texts.everything,
              short: summary ? `${texts.short} ${formatCount(summary.shortCount)}` : texts.short,
              runningOut: texts.runningOut,
            }}
            value={state}
            onChange={choose}
          />
        }
      />
      {correcting && (
        <CorrectDrawer known={placeOf(correcting) ?? {}} onClose={() => setCorrecting(null)} onSaved={page.refetch} />
      )}
    </ListPage>
  )
}
