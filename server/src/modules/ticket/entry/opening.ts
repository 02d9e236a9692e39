import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { dayOf } from '../../../kernel/values/clock.js'
import type { TicketEntryFilter, TicketEntrySummary } from './entry.view.js'
import { remainingBefore, tripsWithin } from './opening.queries.js'

/** The hour at which a ticket day starts. */
const SIX_HOURS = 6 * 3_600_000
const DAY = 24 * 3_600_000
/** Milliseconds by which the clock of Shanghai is ahead of UTC, the whole year round. */
const AHEAD = 8 * 3_600_000

/** Ticket day that starts exactly at a moment; null for other moments. */
function dayThatStarts(moment: Date): string | null {
  const sinceMidnight = (moment.getTime() + AHEAD) % DAY
  return sinceMidnight === SIX_HOURS ? dayOf(moment) : null
}

/** Filters with which an opening can be shown. Any other would leave out entries that move the stock. */
const KNOWN = new Set(['projectInfoId', 'garbageId', 'soilType', 'happenedAt', 'kind'])

type Opening = Pick<TicketEntrySummary, 'early' | 'trips' | 'left'>

/**
 * Stock of a site and soil in a project before the days of the filter, uses by trips on these days, and stock after
 * them.
 */
export async function openingOf(em: Em, actor: Actor, filter: TicketEntryFilter): Promise<Opening> {
  const none = { early: null, trips: null, left: null }
  const { projectInfoId, garbageId, soilType, happenedAt } = filter
  const others = Object.entries(filter).some(([name, value]) => value != null && !KNOWN.has(name))
  if (!projectInfoId || !garbageId || !soilType || !happenedAt?.from || others) return none
  const from = dayThatStarts(happenedAt.from)
  const to = happenedAt.to ? dayThatStarts(happenedAt.to) : null
  if (from === null || (happenedAt.to && to === null)) return none
  const place = { projectId: projectInfoId, dumpSiteId: garbageId, soilType }
  const [early, left, trips] = await Promise.all([
    remainingBefore(em, actor, place, from),
    remainingBefore(em, actor, place, to),
    tripsWithin(em, actor, place, { from, to }),
  ])
  return { early, left, trips }
}
