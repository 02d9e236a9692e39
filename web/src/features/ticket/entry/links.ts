import { addDays, dayFromToday } from '../../../ui/format/date'
import { type Filters, TICKET_DAY } from './list'

const WAYBILLS = '/chain/business/companywaybill2'

/** Of which tickets a ledger is to tell. */
export interface TicketPlace {
  projectInfoId?: string
  garbageId: string
  soilType: string
}

/** The ledger of some tickets, of certain ticket days or of the kind asked for. */
export const ledgerUrl = (place: TicketPlace, more: Partial<Record<'kind' | 'happenedAt', string>> = {}): string =>
  `/ticket/entries?${new URLSearchParams({ ...place, ...more })}`

/** The same of this month, with what was there before it: how the stock came about. */
export const monthUrl = (place: TicketPlace): string =>
  ledgerUrl(place, { happenedAt: `${dayFromToday(0, TICKET_DAY).slice(0, 8)}01~` })

/** The trips that used the tickets that a ledger tells of; nothing where it does not name one project, site and soil. */
export function tripsUrl(
  { projectInfoId, soilType, happenedAt }: Filters,
  garbageName: string | undefined,
): string | null {
  if (!projectInfoId || !soilType || !garbageName) return null
  const { from, to } = happenedAt ?? {}
  const span = [from && `${from} 06:00:00`, to && `${addDays(to, 1)} 06:00:00`].map((end) => end ?? '').join('~')
  const days: Record<string, string> = from || to ? { goDatetime: span } : {}
  const filters = { projectId: projectInfoId, garbageName, goSoilType: soilType, isTicket: '1', ...days }
  return `${WAYBILLS}?${new URLSearchParams(filters)}`
}

/** The trips of every project that used a site's tickets for a soil. */
export const usedUrl = ({ garbageName, soilType }: { garbageName: string; soilType: string }): string =>
  `${WAYBILLS}?${new URLSearchParams({ garbageName, goSoilType: soilType, isTicket: '1' })}`
