import { describeEnum } from '../../../kernel/graphql.js'
import { stateTexts } from '../../../kernel/values/texts.js'

export enum TicketReconciliationStatus {
  OPEN = 'OPEN',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
export const reconciliationStatusLabels: Record<`${TicketReconciliationStatus}`, string> = {
  OPEN: '对账中',
  SETTLED: '已结清',
  VOIDED: stateTexts.voided,
}
describeEnum('TicketReconciliationStatus', TicketReconciliationStatus, '对账的状态', reconciliationStatusLabels)

/** Verdict on a trip compared with the site's list. */
export enum TicketVerdict {
  SAME = 'SAME',
  DIFFER = 'DIFFER',
  SITE_ONLY = 'SITE_ONLY',
  OURS_ONLY = 'OURS_ONLY',
}
export const verdictLabels: Record<`${TicketVerdict}`, string> = {
  SAME: '一致',
  DIFFER: '不一致',
  SITE_ONLY: '仅渣土场有',
  OURS_ONLY: '仅我方有',
}
describeEnum('TicketVerdict', TicketVerdict, '对账的结果', verdictLabels)

export enum TicketDifference {
  TICKET_NO = 'TICKET_NO',
  PLATE = 'PLATE',
  TIME = 'TIME',
  SOIL = 'SOIL',
  DOUBLE_SITE = 'DOUBLE_SITE',
  DOUBLE_OURS = 'DOUBLE_OURS',
}
export const differenceLabels: Record<`${TicketDifference}`, string> = {
  TICKET_NO: '票号不同',
  PLATE: '车牌不同',
  TIME: '时间超出允许误差',
  SOIL: '土质不同',
  DOUBLE_SITE: '渣土场票号重复',
  DOUBLE_OURS: '我方票号重复',
}
describeEnum('TicketDifference', TicketDifference, '双方不一致之处', differenceLabels)

export enum TicketResolution {
  ACCEPT_SITE = 'ACCEPT_SITE',
  KEEP_OURS = 'KEEP_OURS',
  BOTH_WRONG = 'BOTH_WRONG',
}
export const resolutionLabels: Record<`${TicketResolution}`, string> = {
  ACCEPT_SITE: '以渣土场为准',
  KEEP_OURS: '以我方为准',
  BOTH_WRONG: '双方都有误',
}
describeEnum('TicketResolution', TicketResolution, '差异的处理', resolutionLabels)
