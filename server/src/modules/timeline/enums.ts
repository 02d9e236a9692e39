import { describeEnum } from '../../kernel/graphql.js'
import { PaymentStatus, paymentMachine } from '../payment/index.js'
import { SettlementStatus, settlementMachine } from '../settlement/index.js'

/** Events of a timeline, in the order of the chain: events of one moment stand in it. */
export enum TimelineKind {
  TRIP = 'TRIP',
  CARD_ACTIVATED = 'CARD_ACTIVATED',
  HANDED_IN = 'HANDED_IN',
  SETTLED = 'SETTLED',
  SETTLEMENT_APPROVED = 'SETTLEMENT_APPROVED',
  SETTLEMENT_REJECTED = 'SETTLEMENT_REJECTED',
  PRINTED = 'PRINTED',
  PAYMENT_MADE = 'PAYMENT_MADE',
  PAYMENT_SUBMITTED = 'PAYMENT_SUBMITTED',
  PAYMENT_APPROVED = 'PAYMENT_APPROVED',
  PAID = 'PAID',
  RETURNED = 'RETURNED',
  REVERSED = 'REVERSED',
  INVOICED = 'INVOICED',
  CLAIMED = 'CLAIMED',
  PAPER_ADDED = 'PAPER_ADDED',
}

/** Names of the events; states are called as their own domains call them. */
export const timelineLabels: Record<`${TimelineKind}`, string> = {
  TRIP: '出场',
  CARD_ACTIVATED: '激活',
  HANDED_IN: '交卡',
  SETTLED: '生成结算单',
  SETTLEMENT_APPROVED: settlementMachine.label(SettlementStatus.APPROVED),
  SETTLEMENT_REJECTED: settlementMachine.label(SettlementStatus.REJECTED),
  PRINTED: '打印',
  PAYMENT_MADE: '新增付款单',
  PAYMENT_SUBMITTED: '提交审核',
  PAYMENT_APPROVED: '付款审核通过',
  PAID: paymentMachine.label(PaymentStatus.PAID),
  RETURNED: paymentMachine.label(PaymentStatus.RETURNED),
  REVERSED: paymentMachine.label(PaymentStatus.REVERSED),
  INVOICED: '登记发票',
  CLAIMED: '认领发票',
  PAPER_ADDED: '上传资料',
}
describeEnum('TimelineKind', TimelineKind, '时间线上的事项', timelineLabels)
