import { registerEnumType } from 'type-graphql'

export enum WaybillImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(WaybillImportStatus, {
  name: 'WaybillImportStatus',
  description: '运单导入状态',
  valuesConfig: {
    CHECKED: { description: '待确认' },
    QUEUED: { description: '排队中' },
    RUNNING: { description: '导入中' },
    DONE: { description: '已完成' },
    FAILED: { description: '失败' },
    CANCELLED: { description: '已取消' },
  },
})

export enum WaybillImportOutcome {
  CREATE = 'CREATE',
  UPDATE = 'UPDATE',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
registerEnumType(WaybillImportOutcome, {
  name: 'WaybillImportOutcome',
  description: '一行的结果：done 为否时是将要做的',
  valuesConfig: {
    CREATE: { description: '新增' },
    UPDATE: { description: '更新' },
    UNCHANGED: { description: '无变化' },
    REFUSED: { description: '拒绝' },
  },
})
