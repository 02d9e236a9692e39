import type { Actor } from '../../../kernel/command/actor.js'
import { type Counted, defaultPage, type PageRequest, pageSchema } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import { isOperator } from '../../identity/index.js'
import {
  type DriverTicketsRow,
  noTickets,
  stocksOfDrivers,
  ticketsOfDriver,
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
 * The tickets that drivers carry: what they collected, less what their trips used of it and what they gave back. What trips used beyond that
 * were tickets that the project keeps (docs/adr/0032).
 */
export class TicketDriverStockService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of what drivers have, with what all of it comes to. */
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
   * What a driver of the company has left, or used in the last 90 ticket days, the latest first; nothing for one it does not have. Whoever is
   * signed in may look it up, as third-party programs do, but for operators, who have nothing to do with it.
   */
  async ofDriver(actor: Actor, driverId: string): Promise<DriverTicketsRow[]> {
    if (isOperator(actor)) return []
    const since = dayOf(daysBefore(this.clock.now(), RECENT_DAYS))
    return ticketsOfDriver(this.database.em.fork(), actor, driverId, since)
  }
}
