import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { TicketDays } from '../stat/range.js'
import { before } from '../stat/sums.sql.js'
import type { Place } from './book.queries.js'

/** Tickets of a place in a project. */
export interface ProjectPlace extends Place {
  projectId: string
}

/** Filter for the sums of a project's place. */
export const chosenOf = ({ projectId, dumpSiteId, soilType }: ProjectPlace) => ({
  projectIds: [projectId],
  dumpSiteIds: [dumpSiteId],
  soilTypes: [soilType],
  garbageType: null,
})

/** Stock of a place in a project before a ticket day, from the sums; without a day after all its moves. */
export async function remainingBefore(em: Em, actor: Actor, place: ProjectPlace, day: string | null): Promise<number> {
  const moved = before(actor, chosenOf(place), 'STOCK', day, sql`c.collected - c.used - c.refunded as remaining`)
  const found = await firstRow<{ remaining: number }>(
    em,
    sql`select coalesce(sum(m.remaining), 0)::int as remaining from (${moved}) m`,
  )
  return found?.remaining ?? 0
}

/** Tickets of a place that trips used on some ticket days: all uses in the sums, less those of corrections. */
export async function tripsWithin(
  em: Em,
  actor: Actor,
  place: ProjectPlace,
  { from, to }: TicketDays,
): Promise<number> {
  const { projectId, dumpSiteId, soilType } = place
  if (!isId(projectId) || !isId(dumpSiteId)) return 0
  const used = (day: string | null, sign: 1 | -1) =>
    before(actor, chosenOf(place), 'STOCK', day, sign === 1 ? sql`c.used` : sql`-c.used as used`)
  const since = sql`(${from}::date + time '06:00') at time zone 'Asia/Shanghai'`
  const until = to === null ? sql`'infinity'` : sql`(${to}::date + time '06:00') at time zone 'Asia/Shanghai'`
  const found = await firstRow<{ trips: number }>(
    em,
    sql`select (coalesce(sum(u.used), 0) - (
          select coalesce(sum(e.quantity), 0) from ticket_entry e
          where e.company_id = ${actor.companyId} and e.project_id = ${projectId} and e.dump_site_id = ${dumpSiteId}
            and e.soil_type = ${soilType} and e.kind = 'USE' and e.happened_at >= ${since} and e.happened_at < ${until}))::int as trips
        from (${used(to, 1)} union all ${used(from, -1)}) u`,
  )
  return found?.trips ?? 0
}
