import { describeEnum } from '../../../kernel/graphql.js'

export enum WaybillImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('WaybillImportStatus', WaybillImportStatus, '运单导入状态', {
  CHECKED: '待确认',
  QUEUED: '排队中',
  RUNNING: '导入中',
  DONE: '已完成',
  FAILED: '失败',
  CANCELLED: '已取消',
})

export enum WaybillImportOutcome {
  CREATE = 'CREATE',
  UPDATE = 'UPDATE',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
describeEnum('WaybillImportOutcome', WaybillImportOutcome, '一行的结果：done 为否时是将要做的', {
  CREATE: '新增',
  UPDATE: '更新',
  UNCHANGED: '无变化',
  REFUSED: '拒绝',
})
