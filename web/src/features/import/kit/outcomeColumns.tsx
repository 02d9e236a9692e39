import { stateTones } from '../../../gql/stateTones'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { cellsOf, outcomeWord, toldOf, valuesOf } from './rows'
import type { ImportRow } from './source'
import { texts } from './texts'

const { fields } = texts

/** Columns of every row (outcome, faulty cells, reason) before the source's own. */
export const outcomeColumns = <Row extends ImportRow>(
  own: readonly Column<Row>[],
  open: (row: Row) => void,
): Column<Row>[] => [
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
    cell: (row) => <StatusBadge tone={stateTones.DataImportOutcome[row.outcome]}>{outcomeWord(row)}</StatusBadge>,
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
  ...own,
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

/** Parts of a row on a phone, with a source's own columns. */
export const outcomeCard = (...own: readonly string[]): CardParts => ({
  state: 'outcome',
  facts: ['cell', 'value', 'told', ...own],
})
