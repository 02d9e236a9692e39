import { PaymentPlan, PaymentPlanItem } from './plan/plan.entity.js'

/** The tables that this domain owns. */
export const paymentEntities = [PaymentPlan, PaymentPlanItem] as const
