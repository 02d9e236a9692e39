import { describeEnum } from '../../kernel/graphql.js'
import { stateTexts } from '../../kernel/values/texts.js'

/** State of a document that is booked at once. */
export enum BookingStatus {
  BOOKED = 'BOOKED',
  VOIDED = 'VOIDED',
}
/** Chinese names of codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const bookingStatusLabels: Record<`${BookingStatus}`, string> = { BOOKED: '已入账', VOIDED: stateTexts.voided }
describeEnum('TicketBookingStatus', BookingStatus, '购票与领票的状态', bookingStatusLabels)

export enum RefundStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}
export const refundStatusLabels: Record<`${RefundStatus}`, string> = {
  PENDING: stateTexts.pending,
  APPROVED: stateTexts.approved,
  REJECTED: stateTexts.rejected,
  WITHDRAWN: stateTexts.withdrawn,
}
describeEnum('TicketRefundStatus', RefundStatus, '退票申请的状态', refundStatusLabels)

/** Receiver of the tickets that a project gives back. */
export enum RefundGoal {
  COMPANY = 'COMPANY',
  SUPPLIER = 'SUPPLIER',
}
export const refundGoalLabels: Record<`${RefundGoal}`, string> = { COMPANY: '退回公司库存', SUPPLIER: '退还渣土场' }
describeEnum('TicketRefundGoal', RefundGoal, '退票的去向', refundGoalLabels)

/** Kinds of entries in the ledger; each of them moves tickets. */
export enum EntryKind {
  PURCHASE = 'PURCHASE',
  COLLECT = 'COLLECT',
  USE = 'USE',
  REFUND = 'REFUND',
}
export const entryKindLabels: Record<`${EntryKind}`, string> = {
  PURCHASE: '购票',
  COLLECT: '领票',
  USE: '用票',
  REFUND: '退票',
}
describeEnum('TicketEntryKind', EntryKind, '票据流水的类型', entryKindLabels)

/** Period that a row of the statistics covers. */
export enum TicketPeriod {
  DAY = 'DAY',
  MONTH = 'MONTH',
}
export const periodLabels: Record<`${TicketPeriod}`, string> = { DAY: '按日', MONTH: '按月' }
describeEnum('TicketPeriod', TicketPeriod, '统计周期；票日自06:00起', periodLabels)

/** Span that a kept sum covers. */
export enum TicketSpan {
  DAY = 'DAY',
  MONTH = 'MONTH',
  YEAR = 'YEAR',
}
export const spanLabels: Record<`${TicketSpan}`, string> = { DAY: '日', MONTH: '月', YEAR: '年' }
describeEnum('TicketSpan', TicketSpan, '合计的跨度', spanLabels)

export enum TicketSumPart {
  STOCK = 'STOCK',
  DRIVER = 'DRIVER',
  PROJECT = 'PROJECT',
}
export const sumPartLabels: Record<`${TicketSumPart}`, string> = {
  STOCK: '项目、渣土场、土质',
  DRIVER: '司机',
  PROJECT: '项目',
}
describeEnum('TicketSumPart', TicketSumPart, '合计的分组', sumPartLabels)

export enum TicketMeasure {
  COLLECTED = 'COLLECTED',
  USED = 'USED',
  REFUNDED = 'REFUNDED',
  MOVES = 'MOVES',
}
export const measureLabels: Record<`${TicketMeasure}`, string> = {
  COLLECTED: '领票',
  USED: '用票',
  REFUNDED: '退票',
  MOVES: '笔数',
}
describeEnum('TicketMeasure', TicketMeasure, '合计的数量', measureLabels)
