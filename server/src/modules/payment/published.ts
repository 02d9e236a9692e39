import { publish } from '../../kernel/sql/publish.js'
import { PaymentPlan, PaymentPlanItem } from './plan/plan.entity.js'

/** What other domains may read of the tables here. */
export const publishedByPayment = [
  publish(PaymentPlan, '付款计划：哪张结算单的，是否已被代替', ['companyId', 'id', 'settlementId', 'replaced']),
  publish(PaymentPlanItem, '付款计划的一期：给谁多少', ['companyId', 'planId', 'amount', 'payeeId']),
] as const
