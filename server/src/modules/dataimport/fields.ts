import type { Code, Field } from '../../kernel/fields.js'
import { DataImportKind, dataImportKindLabels, importRowTable, importTable, importTexts } from '../import/index.js'
import { DataImportOutcome, DataImportStatus } from './enums.js'
import { dataImportTexts as texts } from './texts.js'

const nullable = { nullable: true } as const
const kinds: Code<`${DataImportKind}`> = { values: DataImportKind, labels: dataImportKindLabels }
const statuses: Code<`${DataImportStatus}`> = { values: DataImportStatus, labels: texts.statuses }
const outcomes: Code<`${DataImportOutcome}`> = { values: DataImportOutcome, labels: texts.outcomes }

/** The one table of the fields of an import of data. */
export const dataImportTable = {
  ...importTable,
  kind: { label: importTexts.kind, kind: 'code', code: kinds },
  status: { label: importTable.status.label, kind: 'code', code: statuses },
  expireTime: { ...importTable.expireTime, note: `${importTable.expireTime.note}，导入的资料保留` },
} as const satisfies Record<string, Field>

/** Fields of a row: its outcome, and the record that it became or is. */
export const dataImportRowTable = {
  ...importRowTable,
  outcome: { label: importRowTable.outcome.label, kind: 'code', code: outcomes },
  targetId: { label: '对应的资料', kind: 'id', ...nullable },
  targetNo: { label: '资料名称', kind: 'text', ...nullable, note: '，已在系统中的' },
} as const satisfies Record<string, Field>
