import type { AnomalyRule, Exclusion, PhaseChart } from '../../../gql/types.generated'
import { addDays, type DayRange } from '../../../ui/format/date'
import { phaseTrips } from '../phase-trips'

const url = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`

/** Trips of a phase that a chart counts, or leaves out for a reason. */
export const phaseTripsUrl = (phaseId: string, chart: PhaseChart, reason?: Exclusion, days?: DayRange): string =>
  url('/chain/business/companywaybill2', {
    phase: phaseTrips.write({ phaseId, chart, reason }) ?? '',
    ...(days && { goDatetime: `${days.from ?? ''}~${days.to ?? ''}` }),
  })

export const chartUrl = (phaseId: string): string => url('/chain/bi/plan', { id: phaseId })

/** Unhandled flags of a rule, in one project or in all. */
export const anomaliesUrl = (rule: AnomalyRule, projectId?: string): string =>
  url('/chain/business/anomalies', { rule, ...(projectId && { projectId }) })

/** Unpaid instalments that are due on some days, or before a day. */
export const dueUrl = ({ from, to }: { from?: string; to: string }, projectId?: string): string =>
  url('/money/plans', { dueDate: `${from ?? ''}~${to}`, open: 'true', ...(projectId && { projectInfoId: projectId }) })

/** Instalments that were due before a day and are unpaid. */
export const overdueUrl = (day: string, projectId?: string): string => dueUrl({ to: addDays(day, -1) }, projectId)

export const pendingUrl = (projectId?: string): string =>
  url('/chain/settlement', { status: 'PENDING', ...(projectId && { projectId }) })

/** Approved settlements with an amount due that no plan schedules. */
export const unplannedUrl = (projectId?: string): string =>
  url('/chain/settlement', { status: 'APPROVED', planned: '0', ...(projectId && { projectId }) })

export const phasesUrl = (projectName?: string): string =>
  projectName ? url('/base/phases', { projectName }) : '/base/phases'

/** Weekly report as a file: a stored one, or a present one. */
export const reportUrl = (week?: string): string =>
  url('/chain/bi/boardReport', week ? { week } : {}).replace(/\?$/, '')
