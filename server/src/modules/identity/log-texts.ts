import { logKindLabels } from './log-labels.js'

/** The Chinese texts of the logs. */
export const logTexts = {
  ...logKindLabels,
  deletions: '日志删除记录',
  deleteOperation: '删除操作日志',
  deleteLogin: '删除登录日志',
} as const
