import type { Actor } from '../../../kernel/command/actor.js'
import { type Counted, defaultPage, type PageRequest, pageSchema } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import { isOutdoors } from '../../identity/index.js'
import {
  type DriverTicketsRow,
  noTickets,
  stocksOfDrivers,
  ticketsOfDriver,
  ticketsOfOwn,
  totalOfDrivers,
} from './driver-stock.queries.js'
import type { TicketDriverStockFilter, TicketDriverStockPage } from './driver-stock.view.js'

interface Asked {
  filter?: TicketDriverStockFilter | null | undefined
  page?: PageRequest | null | undefined
  fields: ReadonlySet<string>
  counted: Counted
}

const RECENT_DAYS = 90

/**
 * Tickets that drivers hold: what they collected, less what they used of it and gave back. Further tickets of their
 * trips came from the project (docs/adr/0032).
 */
export class TicketDriverStockService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Page of drivers' tickets, with the sums of all that are found. */
  async list(actor: Actor, { filter, page, fields, counted }: Asked): Promise<TicketDriverStockPage> {
    actor.assert('chain:companyticket:get')
    const wanted = { page: validate(pageSchema, page ?? defaultPage, 'page'), lastUsed: fields.has('lastUsedAt') }
    const em = this.database.em.fork()
    const [records, sums] = await Promise.all([
      stocksOfDrivers(em, actor, filter ?? {}, wanted),
      counted.total || counted.summary ? totalOfDrivers(em, actor, filter ?? {}) : undefined,
    ])
    const { total, ...summary } = sums ?? noTickets
    return { records, total, summary }
  }

  /**
   * Tickets that a driver of the company has left, or has used in the last 90 ticket days, latest first; empty for a
   * driver of another company. Open to everybody who is signed in, for third-party programs, except operators, who do
   * not handle tickets, and drivers, who ask for their own.
   */
  async ofDriver(actor: Actor, driverId: string): Promise<DriverTicketsRow[]> {
    if (isOutdoors(actor)) return []
    return ticketsOfDriver(this.database.em.fork(), actor, driverId, this.since())
  }

  /** Tickets that the actor himself holds as a driver, or has used lately; none for whoever is no driver. */
  own(actor: Actor): Promise<DriverTicketsRow[]> {
    actor.assert('chain:owntrip:get')
    return ticketsOfOwn(this.database.em.fork(), actor, this.since())
  }

  private since(): string {
    return dayOf(daysBefore(this.clock.now(), RECENT_DAYS))
  }
}
