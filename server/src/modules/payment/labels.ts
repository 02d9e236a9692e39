import type { PaymentStatus } from './enums.js'

/** Chinese names of codes: in the schema, in refusals, and where spreadsheets print them. */
export const paymentStatusLabels: Record<`${PaymentStatus}`, string> = {
  DRAFT: '草稿',
  SUBMITTED: '待审核',
  APPROVED: '待付款',
  PAID: '已付款',
  RETURNED: '已退款',
  REVERSED: '已冲销',
}
