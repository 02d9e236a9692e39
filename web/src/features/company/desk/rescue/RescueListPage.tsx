import { useMemo } from 'react'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { CardedTable } from '../../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import { useStableHandlers } from '../../../../ui/data-table/useStableHandlers'
import { formatCount } from '../../../../ui/format/decimal'
import { ListPage } from '../../../../ui/layout/ListPage'
import { Tabs } from '../../../../ui/layout/Tabs'
import { useListState } from '../../../../ui/list/useListState'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { card, type Row, rescueColumns } from './columns'
import { config, searchFields, shownView, toFilter } from './list'
import { RescueDrawer } from './RescueDrawer'
import { RescuesDocument } from './rescue.generated'
import { texts } from './texts'

const rowKey = (row: Row) => row.id
const rowName = (row: Row) => row.companyName

/** The views as buttons; of what is shown, how many wait for a second person. */
const viewNames = (applied: number | undefined) => ({
  RUNNING: texts.running,
  APPLIED: applied ? texts.counted(texts.states.APPLIED, formatCount(applied)) : texts.states.APPLIED,
  EVERY: texts.every,
})

/** 找回管理员: accounts of administrators that the desk gives back. Opens with what has not ended. */
export default function RescueListPage() {
  const list = useListState(config)
  const { filters } = list
  const drawer = useDrawerParam('rescue')
  const page = usePageQuery(
    RescuesDocument,
    { filter: toFilter(filters), sort: list.sort, page: list.pageInput },
    (data) => data.rescues,
  )
  const view = shownView(filters)
  const handlers = useStableHandlers<Row, { open: (row: Row) => void }>({ open: ({ id }) => drawer.open(id) })
  const columns = useMemo(() => rescueColumns(handlers.open), [handlers])
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === drawer.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => drawer.open(row.id) : null
  }
  return (
    <ListPage title={texts.title} search={<SearchForm fields={searchFields} list={list} />}>
      <CardedTable
        id="rescues"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        rows={page.rows}
        total={page.total}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        onOpen={handlers.open}
        emptyText={view === 'EVERY' ? texts.empty : texts.emptyRunning}
        toolbar={
          <Tabs
            label={texts.byState}
            names={viewNames(page.summary?.applied)}
            value={view}
            onChange={(chosen) => list.setFilters({ ...filters, view: chosen })}
          />
        }
      />
      {drawer.value && (
        <RescueDrawer
          id={drawer.value}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
          onClose={drawer.close}
          onChanged={page.refetch}
        />
      )}
    </ListPage>
  )
}
