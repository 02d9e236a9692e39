import type { Seen } from '../../kernel/sql/limit.js'

const ofSettlement = (settlement: string): string =>
  `exists (select from published_settlement own
    where own.company_id = $company and own.id = ${settlement} and own.project_id = any($limit))`

/** A payment of several projects is one amount to one account: it is seen by who sees all of it. */
const ofPayment = (payment: string): string =>
  `not exists (select from payment_settlement held
    where held.company_id = $company and held.payment_id = ${payment} and not ${ofSettlement('held.settlement_id')})`

/** The same of an invoice; one that claims nothing yet belongs to no project. */
const ofInvoice = (invoice: string): string =>
  `not exists (select from invoice_claim named
    where named.company_id = $company and named.invoice_id = ${invoice} and named.live and not ${ofSettlement('named.settlement_id')})`

/** What a member with a limit sees of the tables here. */
export const paymentSeen: Record<string, Seen> = {
  payment_plan: { where: ofSettlement('t.settlement_id') },
  payment_plan_item: {
    where: `exists (select from payment_plan plan
      where plan.company_id = $company and plan.id = t.plan_id and ${ofSettlement('plan.settlement_id')})`,
  },
  payment: { where: ofPayment('t.id') },
  payment_settlement: { where: ofPayment('t.payment_id') },
  payment_line: { where: ofPayment('t.payment_id') },
  invoice: { where: `${ofInvoice('t.id')} and (t.payment_id is null or ${ofPayment('t.payment_id')})` },
  invoice_claim: { where: ofInvoice('t.invoice_id') },
}
