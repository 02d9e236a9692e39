import type {
  BookingStatus,
  EntryKind,
  RefundGoal,
  RefundStatus,
  TicketMeasure,
  TicketPeriod,
  TicketSpan,
  TicketSumPart,
} from './enums.js'

/** Chinese names of codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const bookingStatusLabels: Record<`${BookingStatus}`, string> = { BOOKED: '已入账', VOIDED: '已作废' }
export const refundStatusLabels: Record<`${RefundStatus}`, string> = {
  PENDING: '待审核',
  APPROVED: '已审核',
  REJECTED: '已驳回',
  WITHDRAWN: '已撤回',
}
export const refundGoalLabels: Record<`${RefundGoal}`, string> = { COMPANY: '退回公司库存', SUPPLIER: '退还渣土场' }
export const entryKindLabels: Record<`${EntryKind}`, string> = {
  PURCHASE: '购票',
  COLLECT: '领票',
  USE: '用票',
  REFUND: '退票',
}
export const periodLabels: Record<`${TicketPeriod}`, string> = { DAY: '按日', MONTH: '按月' }
export const spanLabels: Record<`${TicketSpan}`, string> = { DAY: '日', MONTH: '月', YEAR: '年' }
export const sumPartLabels: Record<`${TicketSumPart}`, string> = {
  STOCK: '项目、渣土场、土质',
  DRIVER: '司机',
  PROJECT: '项目',
}
export const measureLabels: Record<`${TicketMeasure}`, string> = {
  COLLECTED: '领票',
  USED: '用票',
  REFUNDED: '退票',
  MOVES: '笔数',
}
