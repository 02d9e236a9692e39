import { addDays, dayFromToday } from '../../../ui/format/date'
import { ledgerUrl, type TicketPlace } from '../addresses'
import { type Filters, TICKET_DAY } from './list'

const WAYBILLS = '/chain/business/companywaybill2'

/** Address of this month's entries with the stock before them, which explains the present stock. */
export const monthUrl = (place: TicketPlace): string =>
  ledgerUrl(place, { happenedAt: `${dayFromToday(0, TICKET_DAY).slice(0, 8)}01~` })

/** Address of the trips that used a ledger's tickets; undefined unless it is for one project, site and soil. */
export function tripsUrl(
  { projectInfoId, garbageId, soilType, happenedAt }: Filters,
  garbageName: string | undefined,
): string | null {
  if (!projectInfoId || !soilType || !garbageId || !garbageName) return null
  const { from, to } = happenedAt ?? {}
  const span = [from && `${from} 06:00:00`, to && `${addDays(to, 1)} 06:00:00`].map((end) => end ?? '').join('~')
  const days: Record<string, string> = from || to ? { goDatetime: span } : {}
  const filters = {
    projectId: projectInfoId,
    garbageName,
    garbageId,
    goSoilType: soilType,
    isTicket: '1',
    live: '1',
    ...days,
  }
  return `${WAYBILLS}?${new URLSearchParams(filters)}`
}

/** Address of the trips of every project that used a site's tickets for a soil. */
export const usedUrl = ({ garbageId, garbageName, soilType }: TicketPlace & { garbageName: string }): string =>
  `${WAYBILLS}?${new URLSearchParams({ garbageName, garbageId, goSoilType: soilType, isTicket: '1', live: '1' })}`

interface DriverPlace {
  driverId: string
  driverName: string
  projectInfoId: string
  garbageId: string | null
  garbageName: string | null
  soilType: string
}

/** Address of the trips on which a driver used tickets of one place. */
export function driverTripsUrl({
  driverId,
  driverName,
  projectInfoId,
  garbageId,
  garbageName,
  soilType,
}: DriverPlace): string {
  const site: Record<string, string> = garbageId ? { garbageName: garbageName ?? '', garbageId } : {}
  const filters = {
    driverName,
    driverId,
    projectId: projectInfoId,
    ...site,
    goSoilType: soilType,
    isTicket: '1',
    live: '1',
  }
  return `${WAYBILLS}?${new URLSearchParams(filters)}`
}
