import type { Em } from '../../../kernel/sql/database.js'
import { Port } from '../../domain.js'

/** What trips need to know of tickets: tickets know waybills and not the other way round. */
export interface TripTickets {
  /** Of these trips those that used a ticket that their project did not have: how many it had left, by the trip's id. */
  leftFor(em: Em, companyId: string, waybillIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Trips whose own stock may be another one since something has changed about these. */
  besides(em: Em, companyId: string, waybillIds: readonly string[]): Promise<string[]>
}

export const tripTickets = new Port<TripTickets>('tickets of trips')
