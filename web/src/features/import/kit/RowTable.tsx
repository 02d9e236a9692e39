import { useEffect, useMemo, useRef } from 'react'
import { usePageQuery } from '../../../apollo/usePageQuery'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { param } from '../../../ui/list/params'
import { useListState } from '../../../ui/list/useListState'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { ExportMenu } from '../../export/export-task'
import { OutcomeChips } from './OutcomeChips'
import { RowDrawer } from './RowDrawer'
import { OUTCOMES } from './rows'
import type { Import, ImportRow, ImportSource } from './source'
import { texts } from './texts'

const filters = { outcome: param.choice(OUTCOMES) }
const rowKey = ({ id }: ImportRow) => id
const rowName = ({ line }: ImportRow) => texts.rowTitle(line)

/** Rows of the sheet with their results, refreshed while the import runs. */
export function RowTable<Row extends ImportRow>({ task, source }: { task: Import; source: ImportSource<Row> }) {
  const { card, exported, factsOf, params, rowColumns, rows: asked, tables, target: shown } = source
  const targetParam = shown?.param ?? 'target'
  const config = useMemo(
    () => ({ filters, subject: 'import', beside: ['line', targetParam, ...params] }),
    [params, targetParam],
  )
  const list = useListState(config)
  const { outcome } = list.filters
  const filter = { importId: task.id, outcome: outcome && [outcome] }
  const page = usePageQuery(asked.document, asked.variables({ ...filter, page: list.pageInput }), asked.pick)
  const line = useDrawerParam('line')
  const target = useDrawerParam(targetParam)

  const latest = useRef({ refetch: page.refetch, line: line.open, target: target.open })
  latest.current = { refetch: page.refetch, line: line.open, target: target.open }
  const state = `${task.status} ${task.pendingCount}`
  const told = useRef(state)
  useEffect(() => {
    if (told.current === state) return
    told.current = state
    latest.current.refetch()
  }, [state])

  const columns = useMemo(
    () =>
      rowColumns({
        open: (row) => latest.current.line(String(row.line)),
        target: (id) => latest.current.target(id),
      }),
    [rowColumns],
  )
  const rows = page.rows ?? []
  const at = rows.findIndex((row) => String(row.line) === line.value)
  const step = (to: number) => {
    const row = at < 0 ? undefined : rows[to]
    return row ? () => line.open(String(row.line)) : null
  }
  return (
    <>
      <CardedTable
        id={tables.rows}
        label={texts.rows}
        columns={columns}
        card={cardOf(columns, card)}
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
        {...(exported && {
          tools: (table) => <ExportMenu list={exported.rows} table={table} filter={filter} total={page.total} />,
        })}
        toolbar={<OutcomeChips task={task} value={outcome} onChange={(next) => list.setFilters({ outcome: next })} />}
      />
      <RowDrawer
        row={at < 0 || (shown && target.value) ? undefined : rows[at]}
        factsOf={(row) => factsOf(row, target.open)}
        onPrevious={step(at - 1)}
        onNext={step(at + 1)}
        onClose={line.close}
      />
      {shown && <shown.Drawer id={target.value} onClose={target.close} />}
    </>
  )
}
