import type { Code, Field } from '../../../kernel/fields.js'
import { importRowTable, importTable, importTexts } from '../../import/index.js'
import { WaybillImportOutcome, WaybillImportStatus } from '../enums.js'
import { importedAs, waybillTable } from '../waybill/fields.js'
import { importTexts as texts } from './texts.js'

const nullable = { nullable: true } as const
const statuses: Code<`${WaybillImportStatus}`> = { values: WaybillImportStatus, labels: importTexts.statuses }
const outcomes: Code<`${WaybillImportOutcome}`> = { values: WaybillImportOutcome, labels: texts.outcomes }

/** Fields of an import of waybills. */
export const waybillImportTable = {
  ...importTable,
  status: { label: importTable.status.label, kind: 'code', code: statuses },
  expireTime: { ...importTable.expireTime, note: `${importTable.expireTime.note}，运单保留` },
} as const satisfies Record<string, Field>

/** Fields of a row: its outcome, its cells, and the waybill that it became or is. */
export const waybillImportRowTable = {
  ...importRowTable,
  outcome: { label: importRowTable.outcome.label, kind: 'code', code: outcomes },
  projectName: { label: importedAs('projectName'), kind: 'text', ...nullable },
  truckCode: { label: importedAs('truckCode'), kind: 'text', form: 'plate', ...nullable },
  goDatetime: { label: importedAs('goDatetime'), kind: 'text', ...nullable },
  no: { label: `文件中的${importedAs('no')}`, kind: 'text', ...nullable },
  waybillId: { label: '对应的运单', kind: 'id', ...nullable },
  waybillNo: { label: `系统${waybillTable.no.label}`, kind: 'text', ...nullable },
} as const satisfies Record<string, Field>
