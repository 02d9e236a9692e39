import type { Seen } from '../../kernel/sql/limit.js'

const ofSettlement = (settlement: string): string =>
  `exists (select from published_settlement own
    where own.company_id = $company and own.id = ${settlement} and own.project_id = any($limit))`

/** What a member with a limit sees of the tables here. */
export const paymentSeen: Record<string, Seen> = {
  payment_plan: { where: ofSettlement('t.settlement_id') },
  payment_plan_item: {
    where: `exists (select from payment_plan plan
      where plan.company_id = $company and plan.id = t.plan_id and ${ofSettlement('plan.settlement_id')})`,
  },
}
