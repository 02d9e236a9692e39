import { inTexts, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { AnomalyRule } from '../enums.js'

/** Condition that a flag still needs a decision; the indexes of live flags have the same condition. */
const isLive = sql`a.state in ('OPEN', 'CONFIRMED')`

/** Rules of the live flags of waybills `w`, as a column. */
export const anomaliesOf = sql`array(select a.rule from waybill_anomaly a
  where a.company_id = w.company_id and a.waybill_id = w.id and ${isLive} order by a.rule)`

/** Condition that waybills `w` have a live flag of one of these rules, or of any. */
export const anomalousAs = (rules: readonly `${AnomalyRule}`[] | null): Sql =>
  sql`exists (select from waybill_anomaly a where a.company_id = w.company_id and a.waybill_id = w.id and ${isLive}
    and ${rules ? inTexts(sql`a.rule`, rules) : sql`true`})`
