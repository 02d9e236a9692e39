import type { AnomalyRule, ShiftType, WaybillStatus } from '../enums.js'

/** Nobody looks for a ticket's number further back. */
export const FARTHEST_TICKET_DAYS = 730

/** Another waybill that the evidence is about. */
export interface OtherTrip {
  id: string
  no: string
}

export interface OverlappingTrip extends OtherTrip {
  goAt: number
  doneAt: number
}

/** An earlier trip to the same site with the same ticket number. */
export interface SameTicketTrip extends OtherTrip {
  goAt: number
}

/** Where a picture stands on a waybill. */
export type PicturePlace = 'LOADING' | 'LEAVING'

/** A picture of the trip that an older waybill carries as well. */
export interface SharedPicture extends OtherTrip {
  place: PicturePlace
}

/** What the trips of the same project and site were like in the days before; null where there were none. */
export interface SiteNorm {
  /** The middle one by distance. */
  distance: { samples: number; metres: number } | null
  /** The one at the company's low percentile by time from leaving to completion. */
  cycle: { samples: number; seconds: number } | null
  /** Of the same soil. */
  tickets: { samples: number; used: number } | null
}

/**
 * All that the rules look at, of one waybill. Moments are seconds since 1970, weights kilograms, distances metres, times of day
 * minutes after midnight in Shanghai.
 */
export interface TripFacts {
  status: `${WaybillStatus}`
  loadAt: number | null
  goAt: number
  doneAt: number | null
  loadKg: number | null
  capacityKg: number | null
  shift: `${ShiftType}` | null
  dayStart: number
  nightStart: number
  isTicket: boolean
  ticketNo: string | null
  hasSite: boolean
  projectName: string
  siteName: string | null
  soilType: string
  distance: number | null
  /** Earlier trips of the same truck that were not done when this one left, at most 5. */
  overlaps: readonly OverlappingTrip[]
  /** At most 5. */
  sharedPictures: readonly SharedPicture[]
  /** Where pictures stand that the waybill itself carries more than once. */
  repeatedPictures: readonly PicturePlace[]
  /** The latest first, at most 5. */
  sameTickets: readonly SameTicketTrip[]
  /** How many tickets the project had left for it, where that was none; else null. */
  ticketsLeft: number | null
  norm: SiteNorm
}

/** How a company runs one rule. */
export interface RuleSetting {
  enabled: boolean
  /** Whether an unresolved flag keeps the waybill from being settled. */
  blocking: boolean
  limits: Readonly<Record<string, number>>
}

export type RuleSettings = Readonly<Record<`${AnomalyRule}`, RuleSetting>>
