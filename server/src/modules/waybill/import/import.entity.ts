import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { WaybillImportOutcome, WaybillImportStatus } from './import.enums.js'

export const WaybillImport = defineEntity({
  name: 'WaybillImport',
  tableName: 'waybill_import',
  comment: '运单导入：一份表格的核对和导入',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().comment('用户'),
    roleType: p.smallint().comment('角色类型'),
    createBy: p.text().comment('操作人姓名'),
    fileId: p.uuid().comment('文件'),
    fileName: p.text().comment('文件名'),
    fileSize: p.integer().comment('字节数'),
    sha256: p.text().comment('文件内容的 SHA-256'),
    sheet: p.text().comment('工作表'),
    headings: p.json<unknown>().comment('表头：列号对应的字段'),
    unknownHeadings: p.array().columnType('text[]').comment('不认识的表头'),
    status: p.enum(() => WaybillImportStatus).comment('状态'),
    total: p.integer().comment('行数'),
    createCount: p.integer().comment('新增的行数'),
    updateCount: p.integer().comment('更新的行数'),
    unchangedCount: p.integer().comment('无变化的行数'),
    refusedCount: p.integer().comment('拒绝的行数'),
    pendingCount: p.integer().comment('尚待写入的行数'),
    runId: p.uuid().strictNullable().comment('当前执行者的标识：标识不符者已失去任务'),
    touchedAt: moment().strictNullable().comment('执行者最后一次报告进度的时间'),
    error: p.text().strictNullable().comment('失败原因的代码'),
    createdAt: moment().comment('创建时间'),
    committedAt: moment().strictNullable().comment('确认时间'),
    finishedAt: moment().strictNullable().comment('结束时间'),
    expiresAt: moment().comment('过期时间'),
  },
  checks: [
    { expression: 'total = create_count + update_count + unchanged_count + refused_count' },
    { expression: "status <> 'RUNNING' or (run_id is not null and touched_at is not null)" },
    { expression: "status <> 'DONE' or pending_count = 0" },
  ],
})

export const WaybillImportRow = defineEntity({
  name: 'WaybillImportRow',
  tableName: 'waybill_import_row',
  comment: '运单导入的一行',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    importId: p.uuid().primary().comment('运单导入'),
    line: p.integer().primary().comment('行号'),
    outcome: p.enum(() => WaybillImportOutcome).comment('结果'),
    done: p.boolean().default(false).comment('是否已写入'),
    cells: p.json<unknown>().comment('各单元格的内容'),
    issues: p.json<unknown>().defaultRaw("'[]'").comment('问题'),
    changes: p.json<unknown>().defaultRaw("'[]'").comment('更新所改的字段'),
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
