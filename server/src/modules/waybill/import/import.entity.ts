import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'
import { importChecks, importProperties, importRowProperties } from '../../import/index.js'
import { WaybillImportOutcome, WaybillImportStatus } from '../enums.js'

export const WaybillImport = defineEntity({
  name: 'WaybillImport',
  tableName: 'waybill_import',
  comment: '运单导入：一份表格的核对和导入',
  filters: ofCompany,
  properties: {
    ...importProperties(),
    status: p.enum(() => WaybillImportStatus).comment('状态'),
  },
  checks: importChecks,
})

export const WaybillImportRow = defineEntity({
  name: 'WaybillImportRow',
  tableName: 'waybill_import_row',
  comment: '运单导入的一行',
  filters: ofCompany,
  properties: {
    ...importRowProperties(),
    outcome: p.enum(() => WaybillImportOutcome).comment('结果'),
    waybillId: p.uuid().strictNullable().comment('运单'),
    waybillNo: p.text().strictNullable().comment('运单号'),
  },
  checks: [{ expression: "not done or (outcome in ('CREATE', 'UPDATE') and waybill_id is not null)" }],
})

export const WaybillImportKey = defineEntity({
  name: 'WaybillImportKey',
  tableName: 'waybill_import_key',
  comment: '已导入运单的标识：同一标识不会导入两次',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    key: p.text().primary().comment('标识：运单号，或车牌、时间和项目'),
    waybillId: p.uuid().strictNullable().comment('运单'),
    digest: p.text().strictNullable().comment('最近一次导入的内容散列'),
  },
})
