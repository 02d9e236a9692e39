import type { AnomalyRule, ConfirmationVerdict, ShiftType, TripSide, WaybillStatus, WeightUnit } from '../enums.js'

/** Days within which a ticket number counts as repeated. */
export const FARTHEST_TICKET_DAYS = 730

/** Other waybill in the evidence. */
export interface OtherTrip {
  id: string
  no: string
}

export interface OverlappingTrip extends OtherTrip {
  goAt: number
  doneAt: number
}

/** Earlier trip to the same site with the same ticket number. */
export interface SameTicketTrip extends OtherTrip {
  goAt: number
}

/** Standing word of one side about the trip; its quantity in thousandths of the trip's unit. */
export interface SideWord {
  id: string
  side: `${TripSide}`
  verdict: `${ConfirmationVerdict}`
  thousandths: number | null
  reason: string | null
}

/** Place of a picture on a waybill. */
export type PicturePlace = 'LOADING' | 'LEAVING'

/** Picture of the trip that an older waybill also has. */
export interface SharedPicture extends OtherTrip {
  place: PicturePlace
}

/** Figures of earlier trips of one project and site; null without such trips. */
export interface SiteNorm {
  /** Median distance. */
  distance: { samples: number; metres: number } | null
  /** Time from leaving to completion at the low percentile of the company's setting. */
  cycle: { samples: number; seconds: number } | null
  /** Share of trips with a ticket for one soil. */
  tickets: { samples: number; used: number } | null
}

/**
 * Facts of one waybill for all rules. Moments are seconds since 1970, weights kilograms, distances metres, times of day
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
  /** Earlier trips of the truck that were not completed when this one left, at most 5. */
  overlaps: readonly OverlappingTrip[]
  /** Pictures that older waybills also have, at most 5. */
  sharedPictures: readonly SharedPicture[]
  /** Places of pictures that the waybill itself has more than once. */
  repeatedPictures: readonly PicturePlace[]
  /** Earlier trips with the same ticket number, latest first, at most 5. */
  sameTickets: readonly SameTicketTrip[]
  /** Stock of tickets of the project at the trip, if it was used up; null otherwise. */
  ticketsLeft: number | null
  unit: `${WeightUnit}`
  /** Quantity of the trip in thousandths of its unit. */
  thousandths: number
  /** Standing words of the driver and of the dump site. */
  words: readonly SideWord[]
  norm: SiteNorm
}

/** Setting of a rule in a company. */
export interface RuleSetting {
  enabled: boolean
  /** Whether a live flag keeps the waybill from being settled. */
  blocking: boolean
  limits: Readonly<Record<string, number>>
}

export type RuleSettings = Readonly<Record<`${AnomalyRule}`, RuleSetting>>
