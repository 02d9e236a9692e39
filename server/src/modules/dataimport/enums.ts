import { describeEnum } from '../../kernel/graphql.js'
import { DataImportKind, dataImportKindLabels } from '../import/index.js'
import { dataImportTexts as texts } from './texts.js'

describeEnum('DataImportKind', DataImportKind, '导入的资料种类', dataImportKindLabels)

export enum DataImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('DataImportStatus', DataImportStatus, '资料导入状态', texts.statuses)

export enum DataImportOutcome {
  CREATE = 'CREATE',
  UPDATE = 'UPDATE',
  UNCHANGED = 'UNCHANGED',
  REFUSED = 'REFUSED',
}
describeEnum('DataImportOutcome', DataImportOutcome, '一行的结果：done 为否时是将要做的', texts.outcomes)
