import type { Em } from '../../../kernel/sql/database.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { FirstStepKind } from '../enums.js'
import type { FirstStep } from './first-steps.view.js'

/** Rows `t` that prove a step was done. */
const proofs: Record<FirstStepKind, Sql[]> = {
  PROJECT: [sql`published_project t where t.enabled`],
  SITE: [sql`published_dump_site t where t.enabled`],
  SOIL: [sql`published_soil_type t where t.enabled`],
  PRICE: [sql`published_project_price t where t.enabled`, sql`published_direct_pay_price t where true`],
  CAPTAIN: [sql`published_captain t where t.enabled`],
  TRUCK: [sql`published_truck t where t.enabled`],
  DRIVER: [sql`published_driver t where true`],
  CARD: [sql`published_card t where t.captain_id is not null`],
  PAYEE: [sql`published_payee t where t.contract_signed`],
  WAYBILL: [sql`published_waybill t where true`],
  RECEIPT: [sql`published_receipt t where true`],
  SETTLEMENT: [sql`published_settlement t where not t.deleted`],
  AUTHENTICATION: [
    sql`(select id as company_id from published_company where authenticated_at is not null) t where true`,
  ],
  PAYMENT: [sql`published_settlement t where not t.deleted and t.paid_amt > 0`],
}

/** Steps of a company in order; each costs reading one row. */
export function firstSteps(em: Em, companyId: string): Promise<FirstStep[]> {
  const isDone = (step: FirstStepKind): Sql[] =>
    proofs[step].map((proof) => sql`exists (select from ${proof} and t.company_id = ${companyId})`)
  const steps = Object.values(FirstStepKind).map(
    (step, order) =>
      sql`select ${order}::int as "order", ${step}::text as step, ${sql.join(isDone(step), sql` or `)} as done`,
  )
  return rows(em, sql`select step, done from (${sql.join(steps, sql` union all `)}) steps order by "order"`)
}
