import type { CostPart } from '../../../gql/types.generated'
import { ofPhase, phaseTrips } from '../phase-charts'
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

interface Whose {
  phaseId?: string | null
  projectInfoId?: string | null
}

/** The list of trips or of records that adds up to a part of what a phase costs, or a project beside its phases; or of what has no price yet. */
export function partUrl(whose: Whose, part: Part | Gap): string {
  if (part === 'machineCost' || part === 'unpricedShiftCount') {
    const phase = ofPhase.write(whose) + (part === 'machineCost' ? '' : '~UNPRICED')
    return `/chain/excavator?${new URLSearchParams({ phase })}`
  }
  const phase = phaseTrips.write({ ...whose, chart: 'EVERY', part: trips[part] }) ?? ''
  return `/chain/business/companywaybill2?${new URLSearchParams({ phase })}`
}

/** Whose trips and records a row is of; null where it is a sum of others. */
export const whoseOf = ({ kind, phaseId }: CostRow, projectInfoId: string): Whose | null => {
  if (kind === 'PHASE') return { phaseId }
  return kind === 'NO_PHASE' ? { projectInfoId } : null
}

export const costUrl = (phaseId: string): string => `/chain/bi/cost?${new URLSearchParams({ id: phaseId })}`
