import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { type DbTime, momentOf } from '../../../kernel/values/clock.js'
import { isId } from '../../../kernel/values/id.js'
import { ticketDayOf } from '../stat/range.js'
import { companyBalances, projectBalances } from './balance.queries.js'
import type { TicketEntryFilter } from './entry.view.js'

interface Listed {
  id: string
  happenedAt: DbTime
}

/**
 * Stock of a place after each of these entries, whatever their page or order: that of the project where the filter
 * names one, else the company's own. Null unless the filter names one site and soil.
 */
export async function balancesOf(
  em: Em,
  actor: Actor,
  { projectInfoId, garbageId, soilType }: TicketEntryFilter,
  entries: readonly Listed[],
): Promise<ReadonlyMap<string, number>> {
  if (entries.length === 0 || !soilType || !garbageId || !isId(garbageId)) return new Map()
  const place = { dumpSiteId: garbageId, soilType }
  const dated = entries.map(({ id, happenedAt }) => ({ id, day: ticketDayOf(momentOf(happenedAt)) }))
  const found = projectInfoId
    ? await projectBalances(em, actor, { ...place, projectId: projectInfoId }, dated)
    : await companyBalances(
        em,
        actor,
        place,
        dated.map(({ id }) => id),
      )
  return new Map(found.map(({ id, balance }) => [id, balance]))
}
