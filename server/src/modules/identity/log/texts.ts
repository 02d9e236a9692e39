import { logKindLabels } from './log.view.js'

/** The Chinese texts of the logs. */
export const logTexts = {
  ...logKindLabels,
  deletions: '日志删除记录',
  deleteOperation: '删除操作日志',
  deleteLogin: '删除登录日志',
  device: '登录设备',
  internal: '系统出错',
  further: (count: string) => `一小时内另有${count}次登录失败，未逐条记录`,
} as const

/** Reason of a failure in words; the line also keeps the code before it, for programs. */
export const reasonOf = (exception: string | null): string | null =>
  exception &&
  (/^[A-Z][A-Z_]*: (.+)$/s.exec(exception)?.[1] ?? (/^[A-Z_]+$/.test(exception) ? logTexts.internal : exception))
