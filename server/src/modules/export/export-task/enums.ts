import { describeEnum } from '../../../kernel/graphql.js'
import { exportTexts as texts } from '../texts.js'

export enum ExportStatus {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('ExportStatus', ExportStatus, '导出任务状态', texts.statuses)
