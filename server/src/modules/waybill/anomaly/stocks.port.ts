import type { Em } from '../../../kernel/sql/database.js'
import { Port } from '../../domain.js'

/** Port for the tickets of trips, whose domain depends on that of waybills. */
export interface TripTickets {
  /** Tickets that the project had left, zero or less, by trip; only trips that used a missing ticket are in it. */
  leftFor(em: Em, companyId: string, waybillIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Further trips whose stock may have changed with these. */
  besides(em: Em, companyId: string, waybillIds: readonly string[]): Promise<string[]>
}

export const tripTickets = new Port<TripTickets>('tickets of trips')
