import type { Column } from '../../../ui/data-table/types'
import { outcomeCard, outcomeColumns, type RowHandlers } from '../kit'
import type { DataImportRowFieldsFragment as ImportRow } from './data-import.generated'
import { texts } from './texts'

const { fields } = texts
/** Number of a row's cells in its line of the table: the first ones identify it. */
const FIRST_CELLS = 3

const cellsOf = ({ cells }: ImportRow): string =>
  cells
    .slice(0, FIRST_CELLS)
    .map(({ value }) => value)
    .join('，')

/** Columns of the sheet's rows: result, cells, and the record in the system. */
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
