import type { Actor } from '../../../kernel/command/actor.js'
import { TicketPeriod } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'
import type { Corrected } from './corrected.queries.js'
import type { Flows, ProjectFlows, StatRow } from './stat.queries.js'
import type { TicketStatView } from './stat.view.js'
import type { PeriodFlows } from './trend.queries.js'
import type { TicketTrend } from './trend.view.js'

/** Figures of a row: the stock before, and its increase and decrease. */
function figuresOf({ early, collected, used, refunded }: Flows) {
  const left = early + collected - used - refunded
  return {
    earlyRemainingTickets: early,
    collectTickets: collected,
    useTickets: used,
    refundTickets: refunded,
    inRemainingTickets: left,
    isShort: left < 0,
  }
}

/** Corrected part of the figures; null if not selected. */
const correctedFigures = (corrected: Corrected | null) => ({
  correctedCollects: corrected?.collected ?? null,
  correctedUses: corrected?.used ?? null,
  correctedRefunds: corrected?.refunded ?? null,
})

/** Fields that a total row leaves empty. */
export const ofTotals = {
  dayDetailDate: null,
  monthDetailDate: null,
  projectInfoId: null,
  projectName: null,
  garbageId: null,
  garbageName: null,
  garbageType: null,
  soilType: null,
} as const

/** Row of a day or month. */
export const statOf = (
  { companyId }: Actor,
  by: TicketPeriod,
  row: StatRow,
  corrected: Corrected | null = null,
): TicketStatView => ({
  dayDetailDate: by === TicketPeriod.DAY ? row.since : null,
  monthDetailDate: by === TicketPeriod.MONTH ? row.since.slice(0, 7) : null,
  projectInfoId: row.projectId,
  projectName: row.projectName,
  garbageId: row.dumpSiteId,
  garbageName: row.garbageName ?? texts.noSite,
  garbageType: row.garbageType,
  soilType: row.soilType,
  ...figuresOf(row),
  ...correctedFigures(corrected),
  isTotalRow: false,
  isProjectTotalRow: false,
  companyAuthId: companyId,
})

/** Total row of a project. */
export const projectTotalOf = (
  { companyId }: Actor,
  project: ProjectFlows,
  corrected: Corrected | null = null,
): TicketStatView => ({
  ...ofTotals,
  projectInfoId: project.projectId,
  projectName: project.projectName,
  ...figuresOf(project),
  ...correctedFigures(corrected),
  isTotalRow: false,
  isProjectTotalRow: true,
  companyAuthId: companyId,
})

const sumOf = <Each extends Corrected>(all: readonly Each[], of: (one: Each) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)
const flowsOf = (all: readonly Corrected[]): Corrected => ({
  collected: sumOf(all, ({ collected }) => collected),
  used: sumOf(all, ({ used }) => used),
  refunded: sumOf(all, ({ refunded }) => refunded),
})

/** Total row of all projects. */
export const totalOf = (
  { companyId }: Actor,
  projects: readonly Flows[],
  corrected: readonly Corrected[] | null = null,
): TicketStatView => ({
  ...ofTotals,
  ...figuresOf({ ...flowsOf(projects), early: sumOf(projects, ({ early }) => early) }),
  ...correctedFigures(corrected && flowsOf(corrected)),
  isTotalRow: true,
  isProjectTotalRow: false,
  companyAuthId: companyId,
})

/** Time of a row or point as documents write it: a day, or a month. */
export const periodText = (by: TicketPeriod, since: string): string =>
  by === TicketPeriod.DAY ? since : since.slice(0, 7)

/** Flows in order of time, each with the stock after it. */
export function trendOf(by: TicketPeriod, early: number, flows: readonly PeriodFlows[]): TicketTrend {
  let left = early
  const points = flows.map(({ since, collected, used, refunded }) => {
    left += collected - used - refunded
    return {
      period: periodText(by, since),
      collectTickets: collected,
      useTickets: used,
      refundTickets: refunded,
      inRemainingTickets: left,
    }
  })
  return { earlyRemainingTickets: early, points }
}
