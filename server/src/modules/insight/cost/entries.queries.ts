import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { given, own, takes } from '../board/board.queries.js'
import { phaseDays } from '../board/overlap.js'
import type { Phase } from '../phase/phase.queries.js'
import { daysLater } from '../phase/steps.js'
import type { BookedTotal } from './booked.js'

/**
 * Tickets that were booked without trips within phases; those that an earlier phase of the list also has are marked.
 */
export type EntriesOfPhase = BookedTotal & { phaseId: string; own: boolean }

/** Entries `e` of tickets that are gone, each at the price of a ticket in its month, less refunds. */
const entries = (
  companyId: string,
) => sql`(select e.project_id, e.dump_site_id, e.soil_type as go_soil_type, e.happened_at,
    m.price * (e.quantity - e.company_change) - coalesce(f.price, 0) * e.quantity as cost
  from published_ticket_entry e
    left join published_ticket_refund f on f.company_id = e.company_id and f.id = e.refund_id
    left join lateral (select round(c.price, 2) as price from published_ticket_month_cost c
      where c.company_id = e.company_id and c.dump_site_id = e.dump_site_id and c.soil_type = e.soil_type
        and c.month <= (e.happened_at at time zone 'Asia/Shanghai') - interval '6 hours'
      order by c.month desc limit 1) m on true
  where e.company_id = ${companyId} and e.kind in ('USE', 'REFUND') and e.quantity <> e.company_change)`
const totals = sql`count(*)::int as records, coalesce(sum(w.cost), 0)::numeric(18, 2) as cost,
  (count(*) filter (where w.cost is null))::int as unpriced`
const midnight = (day: string) => sql`(${sql.raw(day)}::timestamp at time zone 'Asia/Shanghai')`

/** Tickets within phases that were used, lost or given back to the site without a trip. */
export async function entriesOfPhases(em: Em, companyId: string, phases: readonly Phase[]): Promise<EntriesOfPhase[]> {
  const days = phaseDays(phases).map(({ phase, days: { from, to }, before }) => {
    return { phase, unit: 'DAY', days: { from, to: daysLater(to, 1) }, before }
  })
  if (days.length === 0) return []
  return rows(
    em,
    sql`select p.id as "phaseId", ${own} as own, ${totals}
        from ${given(days)} join ${entries(companyId)} w on w.project_id = p."projectId" and w.happened_at >= ${midnight('p."from"')}
          and w.happened_at < ${midnight('p."to"')} and ${takes}
        group by p.id, own`,
  )
}

/** Tickets of a project that were used, lost or given back to the site without a trip, on all days. */
export async function entriesOfProject(em: Em, companyId: string, projectId: string): Promise<BookedTotal> {
  const found = await firstRow<BookedTotal>(
    em,
    sql`select ${totals} from ${entries(companyId)} w where w.project_id = ${projectId}`,
  )
  if (!found) throw new Error('a sum without a row')
  return found
}

/** Entries of a phase: all of them, or only those that no earlier phase of the list has. */
export const entriesOf = (phaseId: string, all: readonly EntriesOfPhase[], only: { own: boolean }): BookedTotal[] =>
  all.filter((one) => one.phaseId === phaseId && (one.own || !only.own))
