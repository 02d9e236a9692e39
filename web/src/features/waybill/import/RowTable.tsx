import { useEffect, useMemo, useRef } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { DataTable } from '../../../ui/data-table/DataTable'
import { param } from '../../../ui/list/params'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { ExportMenu } from '../../export/export-task'
import { WaybillDrawer } from '../waybill'
import { WaybillImportRowsDocument } from './import.generated'
import { OutcomeChips } from './OutcomeChips'
import { RowDrawer } from './RowDrawer'
import { rowColumns } from './rowColumns'
import { type Import, type ImportRow, OUTCOMES } from './rows'
import { texts } from './texts'

const config = { filters: { outcome: param.choice(OUTCOMES) }, subject: 'import', beside: ['line', 'waybill'] }
const rowKey = ({ id }: ImportRow) => id
const rowName = ({ line }: ImportRow) => texts.rowTitle(line)

/** What is told of every row of the sheet; it follows the import while that runs. */
export function RowTable({ task }: { task: Import }) {
  const list = useListState(config)
  const { outcome } = list.filters
  const filter = { importId: task.id, outcome: outcome && [outcome] }
  const page = usePageQuery(
    WaybillImportRowsDocument,
    { filter, page: list.pageInput },
    (data) => data.waybillImportRows,
  )
  const line = useDrawerParam('line')
  const waybill = useDrawerParam('waybill')

  const latest = useRef({ refetch: page.refetch, line: line.open, waybill: waybill.open })
  latest.current = { refetch: page.refetch, line: line.open, waybill: waybill.open }
  const state = `${task.status} ${task.pendingCount}`
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    latest.current.refetch()
  }, [state])

  const columns = useMemo(
    () =>
      rowColumns({
        open: (row) => latest.current.line(String(row.line)),
        waybill: (id) => latest.current.waybill(id),
      }),
    [],
  )
  const rows = page.rows ?? []
  const at = rows.findIndex((row) => String(row.line) === line.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => line.open(String(row.line)) : null
  }
  return (
    <>
      <DataTable
        id="waybillImportRows"
        label={texts.rows}
        columns={columns}
        rows={page.rows}
        rowKey={rowKey}
        rowName={rowName}
        total={page.total}
        list={list}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        onOpen={(row) => line.open(String(row.line))}
        emptyText={texts.noRows}
        tools={(table) => <ExportMenu list="WAYBILL_IMPORT_ROWS" table={table} filter={filter} total={page.total} />}
        toolbar={<OutcomeChips task={task} value={outcome} onChange={(next) => list.setFilters({ outcome: next })} />}
      />
      <RowDrawer
        row={at < 0 || waybill.value ? undefined : rows[at]}
        onWaybill={waybill.open}
        onPrevious={step(at - 1)}
        onNext={step(at + 1)}
        onClose={line.close}
      />
      <WaybillDrawer id={waybill.value} onClose={waybill.close} />
    </>
  )
}
