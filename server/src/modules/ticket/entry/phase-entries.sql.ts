import type { Actor } from '../../../kernel/command/actor.js'
import { all, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { PhaseTicketsInput } from './entry.view.js'

/**
 * Condition that the tickets of an entry `t` are gone: used without a trip, or given back to the site. Those given back
 * to the company cost nothing.
 */
const isGone = sql`t.kind in ('USE', 'REFUND') and t.quantity <> t.company_change`

const price = sql`(select round(c.price, 2) from ticket_month_cost c
  where c.company_id = t.company_id and c.dump_site_id = t.dump_site_id and c.soil_type = t.soil_type
    and c.month <= (t.happened_at at time zone 'Asia/Shanghai') - interval '6 hours'
  order by c.month desc limit 1)`
const back = sql`coalesce((select f.price from ticket_refund f where f.company_id = t.company_id and f.id = t.refund_id), 0)`

/** Cost of such an entry `t`: its tickets at the price of their month, less the site's refund. */
export const costOfEntry = sql`(${price} * (t.quantity - t.company_change) - ${back} * t.quantity)`

const midnight = (day: Sql): Sql => sql`(${day}::timestamp at time zone 'Asia/Shanghai')`
const isTaken = sql`t.happened_at >= ${midnight(sql`h.from_day`)} and t.happened_at < ${midnight(sql`(h.to_day + 1)`)}
  and (cardinality(h.dump_site_ids) = 0 or t.dump_site_id = any(h.dump_site_ids))
  and (cardinality(h.soil_types) = 0 or t.soil_type = any(h.soil_types))`
const phases = ({ companyId }: Actor, which: Sql): Sql =>
  sql`exists (select from published_project_phase h where h.company_id = ${companyId} and h.project_id = t.project_id and ${which} and ${isTaken})`

/**
 * Entries `t` that belong to a phase, to a project, or to a project outside of its phases: by calendar day, dump site
 * and soil, as trips do.
 */
export function entriesOfPhase(actor: Actor, { phaseId, projectInfoId, whole, unpriced }: PhaseTicketsInput): Sql {
  const rest = [isGone, ...(unpriced ? [sql`${price} is null`] : [])]
  if (phaseId && isId(phaseId)) {
    // Entries of a project have an index of their own.
    const projectOf = sql`(select h.project_id from published_project_phase h where h.company_id = ${actor.companyId} and h.id = ${phaseId})`
    return all([sql`t.project_id = ${projectOf}`, phases(actor, sql`h.id = ${phaseId}`), ...rest])
  }
  if (phaseId || !projectInfoId || !isId(projectInfoId)) return sql`false`
  const beside = whole ? [] : [sql`not ${phases(actor, sql`h.enabled`)}`]
  return all([sql`t.project_id = ${projectInfoId}`, ...beside, ...rest])
}
