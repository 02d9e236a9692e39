import type { CostPart } from '../../../gql/types.generated'
import { phaseTrips, type Whose, whose } from '../phase-charts'
import type { CostRow, Gap, Part } from './rows'

const trips: Record<Exclude<Part, 'machineCost'> | Exclude<Gap, 'unpricedShiftCount'>, CostPart> = {
  outsideCost: 'OUTSIDE',
  insideCost: 'INSIDE',
  adjustAmt: 'ADJUSTED',
  ticketCost: 'TICKET',
  dumpFee: 'DUMP_FEE',
  unpricedCount: 'UNPRICED',
  unpricedTicketCount: 'UNPRICED_TICKET',
}

/** The list of trips or of records that adds up to a part of what a phase or a project costs, or a project beside its phases; or of what has no price yet. */
export function partUrl(of: Whose, part: Part | Gap): string {
  if (part === 'machineCost' || part === 'unpricedShiftCount') {
    const phase = whose.write(of) + (part === 'machineCost' ? '' : '~UNPRICED')
    return `/chain/excavator?${new URLSearchParams({ phase })}`
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
