import type { Actor } from '../../../kernel/command/actor.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import type { Database } from '../../../platform/database/database.js'
import { type DriverTicketsRow, driverTickets } from './driver.queries.js'

const RECENT_DAYS = 90

/** Drivers as third-party programs look them up. */
export class DriverService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What a driver of the company used tickets for in the last 90 ticket days, the latest first; nothing for one it does not have. */
  tickets(actor: Actor, driverId: string): Promise<DriverTicketsRow[]> {
    const since = dayOf(daysBefore(this.clock.now(), RECENT_DAYS))
    return driverTickets(this.database.em.fork(), actor, driverId, since)
  }
}
