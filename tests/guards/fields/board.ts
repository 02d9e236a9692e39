import type { GuardedField } from '../graphql-fields'

const access = 'chain:bi:get'
const figures = `planCubic realCubic surveyedCubic planCost transportCost internalCost outsideCost insideCost adjustAmt ticketCost ticketAdjustAmt dumpFee machineCost
  cost unpricedCount unpricedTicketCount unpricedEntryCount unpricedShiftCount paidAmt tripCount leftOutCount`
const cash = 'cash { overdueAmt weeks { from to amount } unplannedAmt neededAmt pendingAmt }'
const forecast =
  'forecast { endDay earliestDay latestDay leftCubic pace slowPace fastPace workingDays calendarDays firstDay lastDay }'
const phases = `phases { id phaseName fromDate toDate current surveyDay ${figures} reasons { reason count } ${forecast} }`
const parts = `figures { ${figures} } anomalies { rule count blocking } ${cash}`

/** The board over all projects, and its weekly reports. */
export const fields: Record<string, GuardedField> = {
  'Query.board': {
    access,
    selection: `{ day total projects { projectInfoId projectName ${phases} ${parts} updating } totals { ${parts} } }`,
    examples: ({ projectId }) => [{ projectInfoIds: [projectId] }, { projectInfoIds: null }],
  },
  'Query.projectCost': {
    access,
    selection: `{ projectInfoId projectName updating rows { kind phaseId phase { id } phaseName fromDate toDate outsideCost insideCost adjustAmt ticketCost ticketAdjustAmt dumpFee
      machineCost cost realCubic cubicCost haulCost haulCubicCost planCubic planCost planCubicCost tripCount recordCount unpricedCount
      unpricedTicketCount unpricedEntryCount unpricedShiftCount } }`,
    examples: ({ projectId }) => [{ projectInfoId: projectId }],
  },
  'Query.boardReports': { access, selection: '' },
}
