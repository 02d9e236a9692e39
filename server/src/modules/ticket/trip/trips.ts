import type { Tx } from '../../../kernel/command/command.js'
import type { TripTickets } from '../../waybill/index.js'
import { type BookedPlace, tripsAfter, tripsBesides, tripsWithoutStock } from './left.queries.js'

/** Tickets of trips, for the rules about waybills. */
export const ticketsOfTrips: TripTickets = {
  leftFor: async (em, companyId, ids) =>
    new Map((await tripsWithoutStock(em, companyId, ids)).map(({ id, left }) => [id, left])),
  besides: tripsBesides,
}

/** Judges trips again that may have got or lost their ticket by a booking. */
export type LookAtTrips = (tx: Tx, booked: BookedPlace) => Promise<void>

export const lookingAtTrips =
  (changed: (tx: Tx, waybillIds: readonly string[]) => Promise<void>): LookAtTrips =>
  async (tx, booked) => {
    const ids = await tripsAfter(tx.em, tx.actor.companyId, booked)
    if (ids.length > 0) await changed(tx, ids)
  }
