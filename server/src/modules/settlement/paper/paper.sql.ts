import { type Sql, sql } from '../../../kernel/sql/sql.js'

/** Kinds that a settlement `s` needs; none once it has ended. */
export const neededKinds: Sql = sql`select n.kind from paper_need n
  where n.company_id = s.company_id and s.status not in ('REJECTED', 'SUPERSEDED')`

/** Kinds that a settlement lacks. Invoices that have claimed its whole amount replace papers of the kind INVOICE. */
export const missingKinds: Sql = sql`${neededKinds}
  and not exists (select from settlement_paper p
    where p.company_id = s.company_id and p.settlement_id = s.id and p.kind = n.kind)
  and not (n.kind = 'INVOICE' and s.invoiced_amt >= s.settle_amt)`

/** Percentage of the needed kinds that are there, to 2 decimals; null where none is needed. */
export const paperRateOf = (needed: Sql, missing: Sql): Sql =>
  sql`case when cardinality(${needed}) > 0
    then round((cardinality(${needed}) - cardinality(${missing})) * 100.0 / cardinality(${needed}), 2)::numeric(5, 2) end`
