import { describeEnum } from '../../kernel/graphql.js'
import { stateTexts } from '../../kernel/values/texts.js'

/** State of a payment; only the REST presenters know numbers for these values. */
export enum PaymentStatus {
  DRAFT = 'DRAFT',
  SUBMITTED = 'SUBMITTED',
  APPROVED = 'APPROVED',
  PAID = 'PAID',
  RETURNED = 'RETURNED',
  REVERSED = 'REVERSED',
}
/** Chinese names of codes: in the schema, in refusals, and where spreadsheets print them. */
export const paymentStatusLabels: Record<`${PaymentStatus}`, string> = {
  DRAFT: '草稿',
  SUBMITTED: stateTexts.pending,
  APPROVED: '待付款',
  PAID: '已付款',
  RETURNED: '已退款',
  REVERSED: '已冲销',
}
describeEnum('PaymentStatus', PaymentStatus, '付款单状态', paymentStatusLabels)
