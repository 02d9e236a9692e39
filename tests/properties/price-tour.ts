import type { Terms } from './price-oracle'
import type { PriceStep, TripPlan } from './price-world'

const terms: Terms = {
  project: 0,
  freight: true,
  soil: 0,
  site: 0,
  price: '12.50',
  unit: null,
  members: [{ captain: 0, driver: null }],
}
const step = (verb: PriceStep['verb'], which: number): PriceStep => ({ verb, which, terms, wait: 40 })

/**
 * Prices that conflict, are replaced, ended and applied for again, so that every answer occurs, even those that chance
 * might not bring.
 */
export const priceTour: PriceStep[] = [
  step('apply', 0),
  step('apply', 0),
  step('approve', 0),
  step('approve', 1),
  step('replace', 1),
  step('approve', 1),
  step('invalidate', 1),
  step('apply', 0),
  step('approve', 2),
]

const trip: TripPlan = {
  ...terms,
  unit: 'TON',
  captain: 0,
  driver: 1,
  moment: priceTour.length,
  micros: 0,
  typed: false,
}

/** Trips with a price from each source, after the tour. */
export const tripsOfTour: TripPlan[] = [
  trip,
  { ...trip, typed: true },
  { ...trip, captain: 1 },
  { ...trip, project: 1 },
]
