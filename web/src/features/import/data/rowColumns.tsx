import type { Column } from '../../../ui/data-table/types'
import { outcomeCard, outcomeColumns, type RowHandlers } from '../kit'
import type { DataImportRowFieldsFragment as ImportRow } from './data-import.generated'
import { texts } from './texts'

const { fields } = texts
/** So much of a row is told in its line of the table: the first cells, by which people know it. */
const FIRST_CELLS = 3

const cellsOf = ({ cells }: ImportRow): string =>
  cells
    .slice(0, FIRST_CELLS)
    .map(({ value }) => value)
    .join('，')

/** A row of the sheet: what becomes of it, what it says, and what it is in the system. */
export const rowColumns = ({ open }: RowHandlers<ImportRow>): Column<ImportRow>[] =>
  outcomeColumns(
    [
      {
        id: 'cells',
        header: fields.cells,
        width: 260,
        cell: (row) => <span data-tip={cellsOf(row) || undefined}>{cellsOf(row) || '—'}</span>,
      },
      { id: 'targetNo', header: fields.targetNo, width: 150, cell: (row) => row.targetNo ?? '—' },
    ],
    open,
  )

export const card = outcomeCard('cells', 'targetNo')
