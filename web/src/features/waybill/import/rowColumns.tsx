import { stateTones } from '../../../gql/stateTones'
import type { Column } from '../../../ui/data-table/types'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { cellsOf, type ImportRow, outcomeWord, toldOf, valuesOf } from './rows'
import { texts } from './texts'

const { fields } = texts

interface Handlers {
  open: (row: ImportRow) => void
  waybill: (id: string) => void
}

const text = (id: 'no' | 'projectName' | 'truckCode' | 'goDatetime', width: number): Column<ImportRow> => ({
  id,
  header: fields[id],
  width,
  cell: (row) => row[id] ?? '—',
})

export const rowColumns = ({ open, waybill }: Handlers): Column<ImportRow>[] => [
  {
    id: 'line',
    header: fields.line,
    kind: 'count',
    width: 72,
    pin: 'start',
    rowHeader: true,
    cell: (row) => row.line,
  },
  {
    id: 'outcome',
    header: fields.outcome,
    width: 92,
    cell: (row) => <StatusBadge tone={stateTones.WaybillImportOutcome[row.outcome]}>{outcomeWord(row)}</StatusBadge>,
  },
  { id: 'cell', header: fields.cell, width: 76, cell: (row) => cellsOf(row) || '—' },
  {
    id: 'value',
    header: fields.value,
    width: 140,
    cell: (row) => <span data-tip={valuesOf(row) || undefined}>{valuesOf(row) || '—'}</span>,
  },
  {
    id: 'told',
    header: fields.told,
    width: 330,
    cell: (row) => <span data-tip={toldOf(row) || undefined}>{toldOf(row) || '—'}</span>,
  },
  text('projectName', 150),
  text('truckCode', 96),
  text('goDatetime', 152),
  text('no', 150),
  {
    id: 'waybillNo',
    header: fields.waybillNo,
    width: 170,
    cell: ({ waybillId, waybillNo }) =>
      waybillId ? <RowAction onClick={() => waybill(waybillId)}>{waybillNo ?? texts.view}</RowAction> : '—',
  },
  {
    id: 'actions',
    header: fields.actions,
    width: 70,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction onClick={() => open(row)}>{texts.view}</RowAction>
      </RowActions>
    ),
  },
]
