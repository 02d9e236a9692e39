import { type Field, pick } from '../../../kernel/fields.js'
import { importTexts as texts } from '../texts.js'
import { ImportStatus } from './import.view.js'

const nullable = { nullable: true } as const
/** Field of pages alone. */
const pagesOnly = { sheet: [] } as const

const id = { label: '编号', kind: 'id' } as const satisfies Field

/** Fields of every import, for the table, the API and the sheet. */
export const importTable = {
  id,
  fileName: { label: '文件名', kind: 'text', length: 200 },
  fileSize: { label: '文件大小', kind: 'count', note: '，字节', ...pagesOnly },
  sheet: { label: '读取的工作表', kind: 'text', ...pagesOnly },
  status: { label: '状态', kind: 'code', code: { values: ImportStatus, labels: texts.statuses } },
  createTime: { label: '上传时间', kind: 'time', column: 'created_at' },
  createBy: { label: '导入人', kind: 'text' },
  total: { label: '数据行数', kind: 'count' },
  createCount: { label: '新增', kind: 'count', note: '（含将要新增）的行数' },
  updateCount: { label: '更新', kind: 'count', note: '（含将要更新）的行数' },
  unchangedCount: { label: '已存在且无变化的行数', kind: 'count' },
  refusedCount: { label: '拒绝的行数', kind: 'count' },
  pendingCount: { label: '还没有执行的行数', kind: 'count' },
  error: { label: '失败原因', kind: 'text', ...nullable, ...pagesOnly },
  commitTime: { label: '确认导入的时间', kind: 'time', ...nullable, column: 'committed_at' },
  finishTime: { label: '完成、失败或取消的时间', kind: 'time', ...nullable, column: 'finished_at' },
  expireTime: { label: '到期时间', kind: 'time', column: 'expires_at', note: '，到期后删除记录' },
  sameFileTime: { label: '同一文件上次导入的时间', kind: 'time', ...nullable, column: null, ...pagesOnly },
} as const satisfies Record<string, Field>

/** Sums over all imports that a list finds. */
export const importSums = pick(
  importTable,
  'total',
  'createCount',
  'updateCount',
  'unchangedCount',
  'refusedCount',
  'pendingCount',
)

/** Sums over the rows that a list finds: finished ones, and refused ones. */
export const importRowSums = {
  doneCount: { label: '已执行的行数', kind: 'count' },
  refusedCount: importTable.refusedCount,
} as const satisfies Record<string, Field>

/** Fields of a row; columns of its cells and of its record are added by the definition. */
export const importRowTable = {
  // Id of the import and the number of the line.
  id: { ...id, column: null, length: 64 },
  line: { label: '行号', kind: 'count' },
  outcome: { label: '结果', kind: 'text' },
  done: { label: '是否已执行', kind: 'flag', ...pagesOnly },
} as const satisfies Record<string, Field>

/** Fault of a row in the API's answers. */
export const issueTable = {
  cell: { label: '单元格', kind: 'text', ...nullable, note: '，例如 C17' },
  column: { label: '列名', kind: 'text', ...nullable },
  value: { label: '单元格里写的内容', kind: 'text', ...nullable },
  message: { label: '原因', kind: 'text' },
} as const satisfies Record<string, Field>

/** One field that a row changes. */
export const changeTable = {
  label: { label: '字段名称', kind: 'text' },
  before: { label: '原值', kind: 'text', ...nullable },
  after: { label: '新值', kind: 'text', ...nullable },
  reviewed: { label: '须审核后生效', kind: 'flag' },
} as const satisfies Record<string, Field>
