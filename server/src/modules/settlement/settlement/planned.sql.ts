import { type Sql, sql } from '../../../kernel/sql/sql.js'

/**
 * Tables of plans, plan items and settlement lines for a statement: its domain's own tables, and the views of others.
 */
interface Sources {
  plans: Sql
  items: Sql
  lines: Sql
}

/** Condition that a plan `p` is in force: its items add up to its settlement `s`, payee by payee. */
export const planHolds = ({ items, lines }: Omit<Sources, 'plans'>): Sql => sql`(
  not p.replaced and s.status in ('APPROVED', 'PAID') and not s.deleted and not exists (
    select from (
      select l.payee_id, sum(l.total_amt) as amount from ${lines} l
      where l.company_id = s.company_id and l.settlement_id = s.id and l.live group by l.payee_id) owed
    full join (
      select i.payee_id, sum(i.amount) as amount from ${items} i
      where i.company_id = p.company_id and i.plan_id = p.id group by i.payee_id) planned on planned.payee_id = owed.payee_id
    where coalesce(owed.amount, 0) <> coalesce(planned.amount, 0)))`

/** Condition that a plan in force says when settlement `s` is paid. */
export const isPlanned = ({ plans, ...sources }: Sources): Sql => sql`exists (select from ${plans} p
  where p.company_id = s.company_id and p.settlement_id = s.id and ${planHolds(sources)})`

/** Condition that settlement `s` still has an amount to be paid. */
export const isOwed: Sql = sql`s.settle_amt > s.paid_amt`
