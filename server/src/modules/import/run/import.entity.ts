import { p } from '@mikro-orm/core'
import { companyKey, moment } from '../../../kernel/sql/columns.js'

/** The columns of the tables of an import, apart from its status. */
export const importProperties = () => ({
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
})

/** Columns of an import's rows, apart from result and record. */
export const importRowProperties = () => ({
  companyId: p.uuid().primary().comment('所属公司'),
  importId: p.uuid().primary().comment('导入'),
  line: p.integer().primary().comment('行号'),
  done: p.boolean().default(false).comment('是否已写入'),
  cells: p.json<unknown>().comment('各单元格的内容'),
  issues: p.json<unknown>().defaultRaw("'[]'").comment('问题'),
  changes: p.json<unknown>().defaultRaw("'[]'").comment('更新所改的字段'),
})

/** Checks of every import: its counts add up, and a running one names its program. */
export const importChecks = [
  { expression: 'total = create_count + update_count + unchanged_count + refused_count' },
  { expression: "status <> 'RUNNING' or (run_id is not null and touched_at is not null)" },
  { expression: "status <> 'DONE' or pending_count = 0" },
]
