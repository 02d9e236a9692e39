export const dataImportKindCodes = {
  CAPTAIN: '车队长',
  DRIVER: '司机',
  MACHINE: '机械',
  MEMBER: '人员',
  PAYEE: '收款人',
  PHASE: '分期',
  PHASE_SURVEY: '分期实测',
  PRICE: '项目单价',
  PROJECT: '项目',
  SITE: '渣土场',
  SOIL: '土质',
  TRUCK: '车辆',
} as const

export const dataImportOutcomeCodes = {
  CREATE: '新增',
  REFUSED: '拒绝',
  UNCHANGED: '无变化',
  UPDATE: '更新',
} as const

export const dataImportStatusCodes = {
  CANCELLED: '已取消',
  CHECKED: '待确认',
  DONE: '已完成',
  FAILED: '失败',
  QUEUED: '排队中',
  RUNNING: '导入中',
} as const

export const importActionCodes = {
  cancel: '取消',
  commit: '导入',
} as const

export const dataImportFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ImportAction', codes: importActionCodes },
  commitTime: { label: '确认导入的时间', kind: 'time' },
  createBy: { label: '导入人', kind: 'text' },
  createCount: { label: '新增', kind: 'count' },
  createTime: { label: '上传时间', kind: 'time' },
  error: { label: '失败原因', kind: 'text' },
  expireTime: { label: '到期时间', kind: 'time' },
  fileName: { label: '文件名', kind: 'text' },
  fileSize: { label: '文件大小', kind: 'count' },
  finishTime: { label: '完成、失败或取消的时间', kind: 'time' },
  id: { label: '编号', kind: 'id' },
  kind: { label: '资料种类', kind: 'code', code: 'DataImportKind', codes: dataImportKindCodes },
  pendingCount: { label: '还没有执行的行数', kind: 'count' },
  refusedCount: { label: '拒绝的行数', kind: 'count' },
  reportUrl: { label: '逐行结果文件的地址', kind: 'text' },
  sameFileTime: { label: '同一文件上次导入的时间', kind: 'time' },
  sheet: { label: '读取的工作表', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'DataImportStatus', codes: dataImportStatusCodes },
  total: { label: '数据行数', kind: 'count' },
  unchangedCount: { label: '已存在且无变化的行数', kind: 'count' },
  unknownHeadings: { label: '不认识、因而没有读取的列名', kind: 'text' },
  updateCount: { label: '更新', kind: 'count' },
} as const

export const dataImportFilter = {
  createTime: { label: '上传时间', kind: 'time', found: 'range' },
  fileName: { label: '文件名', kind: 'text', found: 'is' },
  kind: { label: '资料种类', kind: 'code', found: 'any', code: 'DataImportKind', codes: dataImportKindCodes },
  status: { label: '状态', kind: 'code', found: 'any', code: 'DataImportStatus', codes: dataImportStatusCodes },
} as const

export const dataImportChangeFields = {
  after: { label: '新值', kind: 'text' },
  before: { label: '原值', kind: 'text' },
  label: { label: '字段名称', kind: 'text' },
  reviewed: { label: '须审核后生效', kind: 'flag' },
} as const

export const dataImportIssueFields = {
  cell: { label: '单元格', kind: 'text' },
  column: { label: '列名', kind: 'text' },
  message: { label: '原因', kind: 'text' },
  value: { label: '单元格里写的内容', kind: 'text' },
} as const

export const dataImportRowFields = {
  cells: { label: '文件中所写的内容', kind: 'rows' },
  changes: { label: '更新的字段', kind: 'rows' },
  done: { label: '是否已执行', kind: 'flag' },
  id: { label: '编号', kind: 'id' },
  issues: { label: '问题', kind: 'rows' },
  line: { label: '行号', kind: 'count' },
  outcome: { label: '结果', kind: 'code', code: 'DataImportOutcome', codes: dataImportOutcomeCodes },
  target: { label: '对应的基础资料或收款人', kind: 'rows' },
  targetId: { label: '对应的资料', kind: 'id' },
  targetNo: { label: '资料名称', kind: 'text' },
} as const

export const dataImportRowFilter = {
  done: { label: '是否已执行', kind: 'flag', found: 'is' },
  importId: { label: '资料导入', kind: 'id', found: 'is' },
  outcome: { label: '结果', kind: 'code', found: 'any', code: 'DataImportOutcome', codes: dataImportOutcomeCodes },
} as const
