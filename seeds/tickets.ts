import { DAY, dayOf, HOUR } from './calendar.ts'
import type { Random } from './random.ts'
import { usesTicket } from './ticket-numbers.ts'
import type { Company, Project, Site, User, Waybill } from './world.ts'

/** The trips with tickets of a project to a site with a soil, the first one first. */
export interface TicketGroup {
  project: Project
  site: Site
  soil: string
  trips: Waybill[]
}

/** Tickets taken out of the company's stock. */
export interface Taking {
  group: TicketGroup
  driver: User | null
  quantity: number
  at: number
}

/** Days for which projects fetch tickets at a time. */
const DAYS = 91
/** Projects, by the number of their trips, whose last collection was forgotten. */
const FORGOTTEN = new Set([1, 4])

type SiteWaybill = Waybill & { site: Site }
const toSite = (waybill: Waybill): waybill is SiteWaybill => waybill.site !== null

/** The places that tickets are used at, the busiest first. */
export function ticketGroups(waybills: readonly Waybill[]): TicketGroup[] {
  const trips = waybills
    .filter(toSite)
    .filter((waybill) => usesTicket(waybill) && waybill.status !== 'VOID')
    .toSorted((one, other) => one.goAt - other.goAt)
  const groups = Map.groupBy(trips, ({ project, site, soil }) => `${project.id}|${site.id}|${soil}`)
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own
      return first ? [{ project: first.project, site: first.site, soil: first.soil, trips: own }] : []
    })
    .toSorted((one, other) => other.trips.length - one.trips.length)
}

const roundUp = (quantity: number, to: number): number => Math.ceil(quantity / to) * to

/** Before the first of some trips. */
const shortlyBefore = (random: Random, [first]: readonly Waybill[]): number =>
  (first?.goAt ?? 0) - 2 * HOUR - random.int(0, 40) * 60_000

/** Driver of most of some trips, and their number. */
function busiest(trips: readonly Waybill[]): { driver: User; count: number } | undefined {
  const drivers = Map.groupBy(trips, ({ truck }) => truck.driver.id).values()
  const [most] = [...drivers].toSorted((one, other) => other.length - one.length)
  return most?.[0] && { driver: most[0].truck.driver, count: most.length }
}

/** Tickets that a group fetched, a few more than it used; a driver of most of the last trips fetched his own. */
function takingsOf({ from }: Company, random: Random, group: TicketGroup, place: number): Taking[] {
  const forgotten = FORGOTTEN.has(place)
  const periods = [...Map.groupBy(group.trips, ({ goAt }) => Math.floor((dayOf(goAt) - from) / DAYS)).values()]
  return periods.flatMap((trips, period) => {
    const [at, last] = [shortlyBefore(random, trips), period === periods.length - 1]
    const spare = random.int(2, 6)
    if (forgotten) return last ? [] : [{ group, driver: null, quantity: trips.length, at }]
    const most = last ? busiest(trips) : undefined
    const rest = roundUp(trips.length - (most?.count ?? 0) + spare, 5)
    const own = most ? [{ group, driver: most.driver, quantity: most.count + spare, at: at + HOUR / 2 }] : []
    return [...own, { group, driver: null, quantity: rest, at }]
  })
}

/** All that was fetched, in the order of time. */
export const takings = (company: Company, random: Random, groups: readonly TicketGroup[]): Taking[] =>
  groups.flatMap((group, place) => takingsOf(company, random, group, place)).toSorted((one, other) => one.at - other.at)

export interface Buying {
  site: Site
  soil: string
  quantity: number
  at: number
}

/** Days for which companies buy tickets at a time; they buy a few more than are fetched. */
const STOCK_DAYS = 2 * DAYS

/** Purchases for all that: a site's tickets for a soil come some days before they are fetched. */
export function buyings({ from }: Company, random: Random, taken: readonly Taking[]): Buying[] {
  const periods = Map.groupBy(
    taken,
    ({ group, at }) => `${group.site.id}|${group.soil}|${Math.floor((dayOf(at) - from) / STOCK_DAYS)}`,
  )
  return [...periods.values()]
    .flatMap((own) => {
      const [first] = own
      const quantity = own.reduce((sum, one) => sum + one.quantity, 0) + random.int(10, 40)
      const { site, soil } = first?.group ?? {}
      return first && site && soil !== undefined
        ? [{ site, soil, quantity: roundUp(quantity, 50), at: first.at - 2 * DAY }]
        : []
    })
    .toSorted((one, other) => one.at - other.at)
}
