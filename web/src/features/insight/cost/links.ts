import type { CostPart } from '../../../gql/types.generated'
import { phaseBooked, phaseTrips, type Whose } from '../phase-charts'
import type { CostRow, Gap, Part } from './rows'

/** Lists of what is booked beside trips. */
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

/** The list of trips, of records or of tickets that adds up to a part of what a phase or a project costs, or a project beside its phases; or of what has no price yet. */
export function partUrl(of: Whose, part: Part | Gap): string {
  if (isBooked(part)) {
    const { list, unpriced = false } = booked[part] as { list: string; unpriced?: boolean }
    return `${list}?${new URLSearchParams({ phase: phaseBooked.write({ ...of, unpriced }) ?? '' })}`
  }
  const phase = phaseTrips.write({ ...of, chart: 'EVERY', part: trips[part] }) ?? ''
  return `/chain/business/companywaybill2?${new URLSearchParams({ phase })}`
}

/** Whose trips and records a row is of; null of what is taken off. */
export const whoseOf = ({ kind, phaseId }: CostRow, projectInfoId: string): Whose | null => {
  if (kind === 'PHASE') return { phaseId }
  return kind === 'SHARED' ? null : { projectInfoId, whole: kind === 'TOTAL' }
}

export const costUrl = (phaseId: string): string => `/chain/bi/cost?${new URLSearchParams({ id: phaseId })}`
