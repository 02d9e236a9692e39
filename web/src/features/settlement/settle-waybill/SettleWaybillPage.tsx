import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { MAX_SELECTED } from '../../../apollo/everyRow'
import { refetchOpen } from '../../../apollo/refetchOpen'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import type { SelectionSum } from '../../../ui/data-table/types'
import { ListPage } from '../../../ui/layout/ListPage'
import { useListState } from '../../../ui/list/useListState'
import { useSelection } from '../../../ui/list/useSelection'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { SearchForm } from '../../../ui/search-form/SearchForm'
import { ListTable } from '../../view/list-table'
import { OpenContext, WaybillDrawer } from '../../waybill/waybill'
import { ON_SETTLE_WAYBILLS, TripMenu, tripTexts, useTripVerbs } from '../verbs'
import { card, columns } from './columns'
import { config, searchFields, toFilter } from './list'
import type { SettleWaybill } from './rows'
import { SettleWaybillChoicesDocument, SettleWaybillsDocument } from './settle-waybill.generated'
import { StartContext } from './start'
import { texts } from './texts'

const rowKey = (row: SettleWaybill) => row.id
const rowName = (row: SettleWaybill) => row.no
const selectionSums: SelectionSum<SettleWaybill>[] = [
  { label: texts.fields.receivable, kind: 'money', of: (row) => row.receivable },
]
/** What the drawer shows of a waybill, which a verb changes. */
const OF_WAYBILL = new Set(['Waybill', 'WaybillChanges'])

/** 结算运单: waybills that are settled or can be, and what settling does to them, row by row. */
export default function SettleWaybillPage() {
  const list = useListState(config)
  const { data } = useQuery(SettleWaybillChoicesDocument)
  const projects = data?.projects
  const fields = useMemo(() => searchFields(projects ?? []), [projects])
  const filter = toFilter(list.filters)
  const page = usePageQuery(
    SettleWaybillsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (answer) => answer.waybills,
  )
  const selection = useSelection(rowKey)
  const drawer = useDrawerParam('waybill')
  const client = useApolloClient()
  const { open } = drawer
  const cards = useMemo(() => cardOf(columns, card, (row) => open(row.id)), [open])
  const chosen = [...selection.rows.values()]
  const { start, dialog } = useTripVerbs((ids) => {
    // What was refused stays chosen, to be put right and tried again.
    selection.set(
      ids.flatMap((id) => selection.rows.get(id) ?? []),
      false,
    )
    page.refetch()
    // What failed shows where it is shown.
    void refetchOpen(client, OF_WAYBILL).catch(() => undefined)
  }, tripTexts.settleWords)
  const rows = page.rows ?? []
  const at = rows.findIndex(({ id }) => id === drawer.value)
  const shown = rows[at]
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => open(row.id) : null
  }
  return (
    <ListPage title={texts.title} search={<SearchForm fields={fields} list={list} />}>
      <OpenContext value={open}>
        <StartContext value={start}>
          <ListTable
            id="settle-waybills"
            label={texts.title}
            columns={columns}
            card={cards}
            rowKey={rowKey}
            rowName={rowName}
            list={list}
            page={page}
            exported={{ list: 'WAYBILLS', filter }}
            querySums={page.summary}
            selection={selection}
            selectionSums={selectionSums}
            loadAll={page.loadAll}
            selectLimit={MAX_SELECTED}
            selectionActions={<TripMenu trips={chosen} start={start} offered={ON_SETTLE_WAYBILLS} />}
            onOpen={(row) => open(row.id)}
            emptyText={texts.empty}
          />
        </StartContext>
      </OpenContext>
      <WaybillDrawer
        id={drawer.value}
        actions={shown && <TripMenu size="sm" trips={[shown]} start={start} offered={ON_SETTLE_WAYBILLS} />}
        onPrevious={step(at - 1)}
        onNext={step(at + 1)}
        onClose={drawer.close}
      />
      {dialog}
    </ListPage>
  )
}
