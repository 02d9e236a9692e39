import { useQuery } from '@apollo/client/react'
import { type ReactNode, useMemo } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import type { TicketPeriod } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { LuInfo } from '../../../ui/icons'
import { ListPage } from '../../../ui/layout/ListPage'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { useListState } from '../../../ui/list/useListState'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import css from '../ticket.module.css'
import { statCard } from './card'
import { actionsColumn, columnsOf } from './columns'
import { readInfo } from './info'
import { config, searchFields, toFilter, usualDays } from './list'
import { periodOf, rowKey, type StatRow, withTotals } from './rows'
import { TicketStatChoicesDocument, type TicketStatFiguresFragment, TicketStatsDocument } from './stat.generated'
import { TrendPanel } from './TrendPanel'
import { texts } from './texts'

/** Figures of the grand total. */
const sumsOf = ({ isShort: _, ...figures }: TicketStatFiguresFragment) => figures

interface Props {
  by: TicketPeriod
  /** Verbs of a row. */
  verbs?: (row: StatRow, refetch: () => void) => ReactNode
}

const rowName = (row: StatRow) =>
  [row.projectName, row.isProjectTotalRow ? texts.subtotal : periodOf(row), row.garbageName, row.soilType].join(' ')

/** Statistics of tickets by ticket day or month: rows, each project's total, the grand total, and a chart. */
export function StatPage({ by, verbs }: Props) {
  const converting = useInfoLink(readInfo, texts.linkUnreadable)
  const list = useListState(config)
  const { data: known } = useQuery(TicketStatChoicesDocument)
  const fields = useMemo(() => searchFields(by, known), [by, known])
  const days = list.filters.days ?? usualDays(by)
  const { from, to } = days
  const filters = { ...list.filters, days }
  const filter = toFilter(filters)
  const page = usePageQuery(
    TicketStatsDocument,
    { by, filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketStats,
    { skip: converting },
  )
  const { rows, summary, refetch } = page
  const shown = useMemo(() => rows && withTotals(rows, summary?.projects), [rows, summary])
  const columns = useMemo(
    () => [...columnsOf(by, { from, to }), ...(verbs ? [actionsColumn((row) => verbs(row, refetch))] : [])],
    [by, from, to, verbs, refetch],
  )
  return (
    <ListPage
      title={texts.titles[by]}
      search={<SearchForm fields={fields} list={list} usual={{ days }} />}
      banner={<TrendPanel by={by} filter={filter} days={days} waiting={converting} />}
    >
      <ListTable
        id={`ticket-stats-${by.toLowerCase()}`}
        label={texts.titles[by]}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={{ ...page, rows: shown }}
        exported={{ list: by === 'DAY' ? 'TICKET_DAY_STATS' : 'TICKET_MONTH_STATS', filter, sort: [] }}
        querySums={summary && sumsOf(summary.total)}
        card={(row) => statCard(row, by, days, verbs?.(row, refetch))}
        emptyText={texts.empty}
        toolbar={
          <span className={css.identity} data-tip={by === 'DAY' ? texts.ticketDay : texts.ticketMonth}>
            <LuInfo aria-hidden size={14} />
            {texts.identity}
            {summary?.total.isShort && <StatusBadge tone="bad">{texts.totalShort}</StatusBadge>}
          </span>
        }
      />
    </ListPage>
  )
}
