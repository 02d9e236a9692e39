import type { TicketDifference, TicketReconciliationStatus, TicketResolution, TicketVerdict } from './enums.js'

export const reconciliationStatusLabels: Record<`${TicketReconciliationStatus}`, string> = {
  OPEN: '对账中',
  SETTLED: '已结清',
  VOIDED: '已作废',
}
export const verdictLabels: Record<`${TicketVerdict}`, string> = {
  SAME: '一致',
  DIFFER: '不一致',
  SITE_ONLY: '仅渣土场有',
  OURS_ONLY: '仅我方有',
}
export const differenceLabels: Record<`${TicketDifference}`, string> = {
  TICKET_NO: '票号不同',
  PLATE: '车牌不同',
  TIME: '时间超出允许误差',
  SOIL: '土质不同',
  DOUBLE_SITE: '渣土场票号重复',
  DOUBLE_OURS: '我方票号重复',
}
export const resolutionLabels: Record<`${TicketResolution}`, string> = {
  ACCEPT_SITE: '以渣土场为准',
  KEEP_OURS: '以我方为准',
  BOTH_WRONG: '双方都有误',
}
