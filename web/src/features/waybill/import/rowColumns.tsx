import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { outcomeCard, outcomeColumns, type RowHandlers } from '../../import/kit'
import type { WaybillImportRowFieldsFragment as ImportRow } from './import.generated'
import { texts } from './texts'

const { fields } = texts

const text = (id: 'no' | 'projectName' | 'truckCode' | 'goDatetime', width: number): Column<ImportRow> => ({
  id,
  header: fields[id],
  width,
  cell: (row) => row[id] ?? '—',
})

/** Columns of the sheet's rows: result, and the waybill. */
export const rowColumns = ({ open, target }: RowHandlers<ImportRow>): Column<ImportRow>[] =>
  outcomeColumns(
    [
      text('projectName', 150),
      text('truckCode', 96),
      text('goDatetime', 152),
      text('no', 150),
      {
        id: 'waybillNo',
        header: fields.waybillNo,
        width: 170,
        cell: ({ waybillId, waybillNo }) =>
          waybillId ? <RowAction onClick={() => target(waybillId)}>{waybillNo ?? texts.view}</RowAction> : '—',
      },
    ],
    open,
  )

export const card = outcomeCard('truckCode', 'goDatetime', 'waybillNo')
