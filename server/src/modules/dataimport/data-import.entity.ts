import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../kernel/sql/columns.js'
import { importChecks, importProperties, importRowProperties } from '../import/index.js'
import { DataImportOutcome, DataImportStatus } from './enums.js'

export const DataImport = defineEntity({
  name: 'DataImport',
  tableName: 'data_import',
  comment: '资料导入：一份表格的核对和导入',
  filters: ofCompany,
  properties: {
    ...importProperties(),
    kind: p.text().comment('资料种类'),
    status: p.enum(() => DataImportStatus).comment('状态'),
  },
  checks: importChecks,
})

export const DataImportRow = defineEntity({
  name: 'DataImportRow',
  tableName: 'data_import_row',
  comment: '资料导入的一行',
  filters: ofCompany,
  properties: {
    ...importRowProperties(),
    outcome: p.enum(() => DataImportOutcome).comment('结果'),
    targetId: p.uuid().strictNullable().comment('对应的资料'),
    targetNo: p.text().strictNullable().comment('对应资料的名称'),
  },
  checks: [{ expression: "not done or (outcome in ('CREATE', 'UPDATE') and target_id is not null)" }],
})
