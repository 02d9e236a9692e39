import { AnomalyRule } from '../../enums.js'
import { cycleTooFast } from './cycle-too-fast.js'
import { distanceOff } from './distance-off.js'
import { missingPunch } from './missing-punch.js'
import { outsideShift } from './outside-shift.js'
import { overweight } from './overweight.js'
import type { Rule } from './rule.js'
import { samePicture } from './same-picture.js'
import { sidesDiffer } from './sides-differ.js'
import { doubleTicket, ticketWithoutStock } from './ticket-books.js'
import { ticketWithoutTrip, tripWithoutTicket } from './tickets.js'
import { tripTooLong } from './trip-too-long.js'
import { tripsOverlap } from './trips-overlap.js'

/** Every rule, in the order of lists; the first blocking one with a flag is the reason against settling. */
export const rules: Readonly<Record<`${AnomalyRule}`, Rule>> = {
  MISSING_PUNCH: missingPunch,
  DISTANCE_OFF: distanceOff,
  CYCLE_TOO_FAST: cycleTooFast,
  TRIPS_OVERLAP: tripsOverlap,
  TRIP_TOO_LONG: tripTooLong,
  OVERWEIGHT: overweight,
  SAME_PICTURE: samePicture,
  TICKET_WITHOUT_TRIP: ticketWithoutTrip,
  TRIP_WITHOUT_TICKET: tripWithoutTicket,
  DOUBLE_TICKET: doubleTicket,
  TICKET_WITHOUT_STOCK: ticketWithoutStock,
  OUTSIDE_SHIFT: outsideShift,
  SIDES_DIFFER: sidesDiffer,
}

export const ruleNames: readonly AnomalyRule[] = Object.values(AnomalyRule)
