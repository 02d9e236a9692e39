import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import { tripsByDay, tripsWithoutTons, unpricedCount, welcomeFigures } from './welcome.queries.js'
import type { Welcome } from './welcome.view.js'

/** Figures that a clerk wants in the morning. */
export class WelcomeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Work that waits, and the trips of the last fourteen days. Needs chain:companywaybill:get. */
  async figures(actor: Actor): Promise<Welcome> {
    actor.assert('chain:companywaybill:get')
    const today = dayOf(this.clock.now())
    const [figures, days] = await Promise.all([
      welcomeFigures(this.database.em.fork(), actor),
      tripsByDay(this.database.em.fork(), actor, today),
    ])
    if (!figures) throw new DomainError('INTERNAL')
    return { ...figures, yesterdayTripCount: days.at(-1)?.tripCount ?? 0, days }
  }

  /** Reads all unsettled waybills, which is slow for many. */
  unpricedCount(actor: Actor): Promise<number> {
    actor.assert('chain:companywaybill:get')
    return unpricedCount(this.database.em.fork(), actor)
  }

  /** Trips without tons in the last fourteen days, counted one by one. */
  tripsWithoutTons(actor: Actor): Promise<number> {
    actor.assert('chain:companywaybill:get')
    return tripsWithoutTons(this.database.em.fork(), actor, dayOf(this.clock.now()))
  }
}
