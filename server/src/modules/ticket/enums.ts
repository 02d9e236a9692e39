import { describeEnum } from '../../kernel/graphql.js'
import {
  bookingStatusLabels,
  entryKindLabels,
  measureLabels,
  periodLabels,
  refundGoalLabels,
  refundStatusLabels,
  spanLabels,
  sumPartLabels,
} from './labels.js'

/** Of what is booked at once. */
export enum BookingStatus {
  BOOKED = 'BOOKED',
  VOIDED = 'VOIDED',
}
describeEnum('TicketBookingStatus', BookingStatus, '购票与领票的状态', bookingStatusLabels)

export enum RefundStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}
describeEnum('TicketRefundStatus', RefundStatus, '退票申请的状态', refundStatusLabels)

/** Where tickets go that a project gives back. */
export enum RefundGoal {
  COMPANY = 'COMPANY',
  SUPPLIER = 'SUPPLIER',
}
describeEnum('TicketRefundGoal', RefundGoal, '退票的去向', refundGoalLabels)

/** What moves tickets. */
export enum EntryKind {
  PURCHASE = 'PURCHASE',
  COLLECT = 'COLLECT',
  USE = 'USE',
  REFUND = 'REFUND',
}
describeEnum('TicketEntryKind', EntryKind, '票据流水的类型', entryKindLabels)

/** What a row of the statistics stands for. */
export enum TicketPeriod {
  DAY = 'DAY',
  MONTH = 'MONTH',
}
describeEnum('TicketPeriod', TicketPeriod, '统计周期；票日自06:00起', periodLabels)

/** What a sum that is kept speaks of. */
export enum TicketSpan {
  DAY = 'DAY',
  MONTH = 'MONTH',
  YEAR = 'YEAR',
}
describeEnum('TicketSpan', TicketSpan, '合计的跨度', spanLabels)

export enum TicketSumPart {
  STOCK = 'STOCK',
  DRIVER = 'DRIVER',
  PROJECT = 'PROJECT',
}
describeEnum('TicketSumPart', TicketSumPart, '合计的分组', sumPartLabels)

export enum TicketMeasure {
  COLLECTED = 'COLLECTED',
  USED = 'USED',
  REFUNDED = 'REFUNDED',
  MOVES = 'MOVES',
}
describeEnum('TicketMeasure', TicketMeasure, '合计的数量', measureLabels)
