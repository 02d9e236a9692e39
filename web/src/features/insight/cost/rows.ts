import type { ProjectCostQuery } from './cost.generated'

export type ProjectCost = ProjectCostQuery['projectCost']
export type CostRow = ProjectCost['rows'][number]

/** The parts of a cost, in the order of the table and of the stack. */
export const PARTS = [
  ...(['outsideCost', 'insideCost', 'adjustAmt', 'ticketCost'] as const),
  ...(['ticketAdjustAmt', 'dumpFee', 'machineCost'] as const),
]
export type Part = (typeof PARTS)[number]
/** Numbers of rows without a price, which are in no part. */
export const GAPS = ['unpricedCount', 'unpricedTicketCount', 'unpricedEntryCount', 'unpricedShiftCount'] as const
export type Gap = (typeof GAPS)[number]
