import { rest } from '../../../apollo/rest'
import { RowAction } from '../../../ui/layout/RowAction'
import { type ImportSource, question, type Taken } from '../../import/kit'
import { WaybillDrawer } from '../waybill'
import {
  CancelWaybillImportDocument,
  CommitWaybillImportDocument,
  type WaybillImportRowFieldsFragment as ImportRow,
  WaybillImportDocument,
  WaybillImportRowsDocument,
  WaybillImportsDocument,
} from './import.generated'
import { card, rowColumns } from './rowColumns'
import { texts } from './texts'

const { fields } = texts
const FACTS = ['projectName', 'truckCode', 'goDatetime', 'no'] as const
const UPLOAD = '/chain/thirdImport/importThirdWaybillExcel?check=1'

/** Import source of waybills. */
export const source: ImportSource<ImportRow> = {
  texts,
  tables: { history: 'waybillImports', rows: 'waybillImportRows' },
  permission: 'chain:companywaybill:add',
  urlOf: (id) => (id === undefined ? '/thirdImport' : `/thirdImport?${new URLSearchParams({ import: id })}`),
  params: [],
  templateUrl: '/chain/thirdImport/template',
  reportUrl: (id) => `/chain/thirdImport/result?${new URLSearchParams({ id })}`,
  maxBytes: 10 * 1024 * 1024,
  async send(file, key, options) {
    const body = new FormData()
    body.append('file', file)
    const headers = { 'Idempotency-Key': key }
    return (await rest<Taken>(UPLOAD, { method: 'POST', body, headers, ...options })).data
  },
  one: question(
    WaybillImportDocument,
    (id: string) => ({ id }),
    (data) => data.waybillImport,
  ),
  history: question(
    WaybillImportsDocument,
    (page) => ({ page }),
    (data) => data.waybillImports,
  ),
  rows: question(
    WaybillImportRowsDocument,
    ({ page, ...filter }) => ({ filter, page }),
    (data) => data.waybillImportRows,
  ),
  commit: CommitWaybillImportDocument,
  cancel: CancelWaybillImportDocument,
  rowColumns,
  card,
  factsOf: (row, target) => [
    ...FACTS.map((fact) => [fields[fact], row[fact]] as [string, string | null]),
    [
      fields.waybillNo,
      row.waybillId && (
        <RowAction onClick={() => row.waybillId && target(row.waybillId)}>{row.waybillNo ?? texts.view}</RowAction>
      ),
    ],
  ],
  target: { param: 'waybill', Drawer: WaybillDrawer },
  exported: { history: 'WAYBILL_IMPORTS', rows: 'WAYBILL_IMPORT_ROWS' },
  shown: ['Waybill'],
}
