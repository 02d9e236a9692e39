import { useMemo, useState } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import type { TicketReconciliationRowSortField } from '../../../gql/types.generated'
import { reasonAgainst } from '../../../kit/verbs/verb'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import type { DataTableProps } from '../../../ui/data-table/types'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import type { SortItem } from '../../../ui/list/useListState'
import { useLocalList } from '../../../ui/list/useLocalList'
import { useSelection } from '../../../ui/list/useSelection'
import { ExportMenu } from '../../export/export-task'
import { PileTabs } from './PileTabs'
import { ResolveDialog } from './ResolveDialog'
import { TicketReconciliationRowsDocument } from './reconciliation.generated'
import { rowCard } from './rowCard'
import { rowColumns } from './rowColumns'
import { PILES, type Pile, type Reconciliation, type ReconciliationRow } from './rows'
import { texts } from './texts'

const sort: SortItem<TicketReconciliationRowSortField>[] = [{ field: 'LINE', direction: 'ASC' }]
const initial: { filters: { pile: Pile }; sort: typeof sort } = { filters: { pile: 'differ' }, sort }
const rowKey = ({ id }: ReconciliationRow) => id
const rowName = ({ siteTicketNo, waybillNo, id }: ReconciliationRow) => siteTicketNo ?? waybillNo ?? id
const MOST = 5000

interface Props {
  of: Reconciliation
  onWaybill: (id: string) => void
  onChanged: () => void
}

/** Rows of one verdict, both sides beside each other; differences are decided one by one or many at once. */
export function RowTable({ of, onWaybill, onChanged }: Props) {
  const list = useLocalList(initial)
  const { pile } = list.filters
  const filter = { reconciliationId: of.id, verdict: PILES[pile] }
  const page = usePageQuery(
    TicketReconciliationRowsDocument,
    { filter, sort: list.sort, page: list.pageInput },
    (data) => data.ticketReconciliationRows,
  )
  const selection = useSelection(rowKey)
  const [resolving, setResolving] = useState<readonly string[] | null>(null)
  const columns = useMemo(() => rowColumns(onWaybill), [onWaybill])
  const done = () => {
    selection.clear()
    page.refetch()
    onChanged()
  }
  const table: DataTableProps<ReconciliationRow> = {
    id: 'ticket-reconciliation-rows',
    label: texts.rows,
    columns,
    rows: page.rows,
    rowKey,
    rowName,
    total: page.total,
    list,
    loading: page.loading,
    error: page.error,
    onRetry: page.refetch,
    selection,
    disabledReason: (row) => (row.verdict === 'SAME' ? texts.agrees : reasonAgainst('resolve', of)),
    loadAll: page.loadAll,
    selectLimit: MOST,
    selectionActions: (
      <Button
        variant="solid"
        disabledReason={reasonAgainst('resolve', of)}
        onClick={() => setResolving([...selection.rows.keys()])}
      >
        {texts.resolveRows(formatCount(selection.rows.size))}
      </Button>
    ),
    emptyText: texts.noRows,
    tools: (shown) => (
      <ExportMenu list="TICKET_RECONCILIATION_ROWS" table={shown} filter={filter} sort={list.sort} total={page.total} />
    ),
    toolbar: (
      <PileTabs
        of={of}
        value={pile}
        onChange={(next) => {
          selection.clear()
          list.setFilters({ pile: next })
        }}
      />
    ),
  }
  const card = (row: ReconciliationRow) =>
    rowCard(row, {
      refused: reasonAgainst('resolve', of),
      resolve: () => setResolving([row.id]),
      open: onWaybill,
    })
  return (
    <>
      <CardedTable {...table} card={card} />
      {resolving && <ResolveDialog ids={resolving} onClose={() => setResolving(null)} onDone={done} />}
    </>
  )
}
