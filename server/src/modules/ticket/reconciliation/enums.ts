import { describeEnum } from '../../../kernel/graphql.js'
import { differenceLabels, reconciliationStatusLabels, resolutionLabels, verdictLabels } from './labels.js'

export enum TicketReconciliationStatus {
  OPEN = 'OPEN',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
describeEnum('TicketReconciliationStatus', TicketReconciliationStatus, '对账的状态', reconciliationStatusLabels)

/** What comes of a trip held against the other side's. */
export enum TicketVerdict {
  SAME = 'SAME',
  DIFFER = 'DIFFER',
  SITE_ONLY = 'SITE_ONLY',
  OURS_ONLY = 'OURS_ONLY',
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
describeEnum('TicketDifference', TicketDifference, '双方不一致之处', differenceLabels)

export enum TicketResolution {
  ACCEPT_SITE = 'ACCEPT_SITE',
  KEEP_OURS = 'KEEP_OURS',
  BOTH_WRONG = 'BOTH_WRONG',
}
describeEnum('TicketResolution', TicketResolution, '差异的处理', resolutionLabels)
