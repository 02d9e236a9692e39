import type { CostPart } from '../../../gql/types.generated'
import { phaseBooked, phaseTrips, type Whose } from '../phase-trips'
import type { CostRow, Gap, Part } from './rows'

/** Lists of bookings beside trips. */
const booked = {
  machineCost: { list: '/chain/excavator' },
  unpricedShiftCount: { list: '/chain/excavator', unpriced: true },
  ticketAdjustAmt: { list: '/ticket/entries' },
  unpricedEntryCount: { list: '/ticket/entries', unpriced: true },
}
type Booked = keyof typeof booked
const isBooked = (part: Part | Gap): part is Booked => part in booked

const trips: Record<Exclude<Part, Booked> | Exclude<Gap, Booked>, CostPart> = {
  outsideCost: 'OUTSIDE',
  insideCost: 'INSIDE',
  adjustAmt: 'ADJUSTED',
  ticketCost: 'TICKET',
  dumpFee: 'DUMP_FEE',
  unpricedCount: 'UNPRICED',
  unpricedTicketCount: 'UNPRICED_TICKET',
}

/**
 * Address of the trips, records or tickets in a part of the cost of a phase, a project, or a project outside of its
 * phases; or of those without a price.
 */
export function partUrl(of: Whose, part: Part | Gap): string {
  if (isBooked(part)) {
    const { list, unpriced = false } = booked[part] as { list: string; unpriced?: boolean }
    return `${list}?${new URLSearchParams({ phase: phaseBooked.write({ ...of, unpriced }) ?? '' })}`
  }
  const phase = phaseTrips.write({ ...of, chart: 'EVERY', part: trips[part] }) ?? ''
  return `/chain/business/companywaybill2?${new URLSearchParams({ phase })}`
}

/** Phase or project of a row's trips and records; null for the row that is subtracted. */
export const whoseOf = ({ kind, phaseId }: CostRow, projectInfoId: string): Whose | null => {
  if (kind === 'PHASE') return { phaseId }
  return kind === 'SHARED' ? null : { projectInfoId, whole: kind === 'TOTAL' }
}

export const costUrl = (phaseId: string): string => `/chain/bi/cost?${new URLSearchParams({ id: phaseId })}`
