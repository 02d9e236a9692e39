import { describeEnum } from '../../../kernel/graphql.js'
import { importTexts } from '../../import/index.js'
import { importTexts as texts } from './texts.js'

export enum WaybillImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('WaybillImportStatus', WaybillImportStatus, '运单导入状态', importTexts.statuses)

export enum WaybillImportOutcome {
  CREATE = 'CREATE',
  UPDATE = 'UPDATE',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
describeEnum('WaybillImportOutcome', WaybillImportOutcome, '一行的结果：done 为否时是将要做的', texts.outcomes)
