import type { Tx } from '../../../kernel/command/command.js'
import type { TripTickets } from '../../waybill/index.js'
import { type BookedPlace, tripsAfter, tripsBesides, tripsWithoutStock } from './left.queries.js'

/** What trips need to know of tickets. */
export const ticketsOfTrips: TripTickets = {
  leftFor: async (em, companyId, ids) =>
    new Map((await tripsWithoutStock(em, companyId, ids)).map(({ id, left }) => [id, left])),
  besides: tripsBesides,
}

/** Has the trips looked at that may have their ticket, or none, since something was booked. */
export type LookAtTrips = (tx: Tx, booked: BookedPlace) => Promise<void>

export const lookingAtTrips =
  (changed: (tx: Tx, waybillIds: readonly string[]) => Promise<void>): LookAtTrips =>
  async (tx, booked) => {
    const ids = await tripsAfter(tx.em, tx.actor.companyId, booked)
    if (ids.length > 0) await changed(tx, ids)
  }
