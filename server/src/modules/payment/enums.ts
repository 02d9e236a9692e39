import { describeEnum } from '../../kernel/graphql.js'
import { paymentStatusLabels } from './labels.js'

/** The numbers of these values live in the REST presenters only. */
export enum PaymentStatus {
  DRAFT = 'DRAFT',
  SUBMITTED = 'SUBMITTED',
  APPROVED = 'APPROVED',
  PAID = 'PAID',
  RETURNED = 'RETURNED',
  REVERSED = 'REVERSED',
}
describeEnum('PaymentStatus', PaymentStatus, '付款单状态', paymentStatusLabels)
