import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { useStableHandlers } from '../../../ui/data-table/useStableHandlers'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { Tabs } from '../../../ui/layout/Tabs'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { Totals } from '../booking'
import { CorrectDrawer } from '../entry'
import { useTicketForm } from '../form'
import { actionsColumn, columns, type Handlers, placeOf, Remaining, ShortBadge, StockActions } from './columns'
import { config, searchFields, toFilter } from './list'
import { outlookOf, paceOf, type Stock } from './outlook'
import { TicketStocksDocument } from './stock.generated'
import css from './stock.module.css'
import { texts } from './texts'

const rowKey = (row: Stock) => `${row.projectInfoId} ${row.garbageId} ${row.soilType}`
const rowName = (row: Stock) => `${row.projectName} ${row.garbageName} ${row.soilType}`
const ANOMALIES = '/chain/business/anomalies'

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

/** 项目库存: what each project has, and when it runs out. */
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
      search={<SearchForm fields={fields} list={list} onSearch={(values) => list.setFilters({ ...values, ...kept })} />}
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
        toolbar={
          <>
            {tabs}
            <Tabs
              label={texts.fields.isShort}
              names={{
                all: texts.everything,
                short: summary ? `${texts.short} ${formatCount(summary.shortCount)}` : texts.short,
                runningOut: texts.runningOut,
              }}
              value={state}
              onChange={choose}
            />
            {summary && (
              <Totals
                query={[
                  [texts.fields.remaining, formatCount(summary.remaining), texts.sheets],
                  [texts.fields.usedToday, formatCount(summary.usedToday), texts.sheets],
                  [texts.fields.worth, formatMoney(summary.worth), texts.yuan],
                ]}
              />
            )}
            <span className={css.links}>
              {texts.anomalies}
              <Link to={`${ANOMALIES}?rule=TICKET_WITHOUT_TRIP`}>{texts.withoutTrip}</Link>
              <Link to={`${ANOMALIES}?rule=TRIP_WITHOUT_TICKET`}>{texts.withoutTicket}</Link>
              <Link to={`${ANOMALIES}?rule=DOUBLE_TICKET`}>{texts.doubled}</Link>
              <Link to={`${ANOMALIES}?rule=TICKET_WITHOUT_STOCK`}>{texts.withoutStock}</Link>
            </span>
          </>
        }
      />
      {correcting && (
        <CorrectDrawer known={placeOf(correcting) ?? {}} onClose={() => setCorrecting(null)} onSaved={page.refetch} />
      )}
    </ListPage>
  )
}
