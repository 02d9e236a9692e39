import { formatCount, formatMoney, formatQuantity } from '../../../ui/format/decimal'
import { anomalyTexts } from '../../waybill/anomaly'
import { costUrl, GAPS, PARTS, partUrl } from '../cost'
import { reasonTexts } from '../phase-trips'
import { endOf } from './figures'
import * as links from './links'
import type { Board, Cash, Phase, Project } from './rows'
import { texts } from './texts'

/** Figures of the board that can be explained. */
export const KINDS = ['cubic', 'cost', 'paid', 'leftOut', 'forecast', 'anomalies', 'cash'] as const
export type Kind = (typeof KINDS)[number]

/** A part of a figure, and the list behind it. */
export interface Part {
  name: string
  value: string
  url?: string
  /** Label of the link, if it differs from that of the part. */
  to?: string
}

export interface Explanation {
  name: string
  /** Phase or project of the figure. */
  of: string
  how: string
  parts: Part[]
}

const { labels, forecastLabels } = texts
const cubic = (value: Phase['planCubic']) => (value === null ? '—' : texts.cubic(formatQuantity(value)))
const money = (value: Phase['planCost']) => (value === null ? '—' : texts.yuan(formatMoney(value)))

const names: Record<Kind, string> = {
  cubic: labels.realCubic,
  cost: labels.cost,
  paid: labels.paidAmt,
  leftOut: labels.leftOutCount,
  forecast: forecastLabels.endDay,
  anomalies: texts.anomalies,
  cash: labels.neededAmt,
}

/** Parts of a phase's figure. */
const ofPhase: Record<Exclude<Kind, 'anomalies' | 'cash'>, (phase: Phase, project: Project) => Part[]> = {
  cubic: (phase, project) => [
    {
      name: labels.planCubic,
      value: cubic(phase.planCubic),
      url: links.phasesUrl(project.projectName),
      to: texts.phases,
    },
    {
      name: labels.realCubic,
      value: cubic(phase.realCubic),
      url: links.phaseTripsUrl(phase.id, 'OUTPUT'),
      to: texts.counted,
    },
    {
      name: phase.surveyDay ? `${labels.surveyedCubic}${texts.survey(phase.surveyDay)}` : labels.surveyedCubic,
      value: cubic(phase.surveyedCubic),
      url: links.chartUrl(phase.id),
      to: texts.chart,
    },
  ],
  cost: (phase, project) => [
    {
      name: labels.planCost,
      value: money(phase.planCost),
      url: links.phasesUrl(project.projectName),
      to: texts.phases,
    },
    ...PARTS.map((part) => ({
      name: labels[part],
      value: money(phase[part]),
      url: partUrl({ phaseId: phase.id }, part),
      to: texts.partOf(labels[part]),
    })),
    { name: labels.cost, value: money(phase.cost), url: costUrl(phase.id), to: texts.costs },
    ...GAPS.filter((gap) => phase[gap] > 0).map((gap) => ({
      name: labels[gap],
      value: formatCount(phase[gap]),
      url: partUrl({ phaseId: phase.id }, gap),
    })),
  ],
  paid: (phase) => [
    {
      name: labels.paidAmt,
      value: money(phase.paidAmt),
      url: links.phaseTripsUrl(phase.id, 'EVERY'),
      to: texts.allTrips,
    },
  ],
  leftOut: (phase) => [
    {
      name: labels.tripCount,
      value: texts.trips(formatCount(phase.tripCount)),
      url: links.phaseTripsUrl(phase.id, 'EVERY'),
      to: texts.allTrips,
    },
    ...phase.reasons.map(({ reason, count }) => ({
      name: reasonTexts[reason],
      value: texts.trips(formatCount(count)),
      url: links.phaseTripsUrl(phase.id, 'ALL', reason),
    })),
    { name: labels.leftOutCount, value: texts.trips(formatCount(phase.leftOutCount)) },
  ],
  forecast: (phase) => {
    const { forecast } = phase
    if (!forecast)
      return [{ name: forecastLabels.endDay, value: endOf(phase), url: links.chartUrl(phase.id), to: texts.chart }]
    const { firstDay, lastDay } = forecast
    return [
      {
        name: forecastLabels.leftCubic,
        value: cubic(forecast.leftCubic),
        url: links.chartUrl(phase.id),
        to: texts.chart,
      },
      {
        name: forecastLabels.workingDays,
        value: `${forecast.workingDays}（${texts.between(firstDay, lastDay)}）`,
        url: links.phaseTripsUrl(phase.id, 'OUTPUT', undefined, { from: firstDay, to: lastDay }),
        to: texts.counted,
      },
      { name: forecastLabels.calendarDays, value: formatCount(forecast.calendarDays) },
      { name: forecastLabels.pace, value: cubic(forecast.pace) },
      { name: forecastLabels.fastPace, value: cubic(forecast.fastPace) },
      { name: forecastLabels.slowPace, value: cubic(forecast.slowPace) },
      { name: forecastLabels.endDay, value: forecast.endDay ?? texts.unending },
      { name: forecastLabels.earliestDay, value: forecast.earliestDay ?? texts.unending },
      { name: forecastLabels.latestDay, value: forecast.latestDay ?? texts.unending },
    ]
  },
}

const anomaliesOf = (anomalies: Project['anomalies'], projectId?: string): Part[] =>
  anomalies.map(({ rule, count }) => ({
    name: anomalyTexts.rules[rule],
    value: formatCount(count),
    url: links.anomaliesUrl(rule, projectId),
  }))

function cashOf(cash: Cash, day: string, projectId?: string): Part[] {
  return [
    { name: labels.overdueAmt, value: money(cash.overdueAmt), url: links.overdueUrl(day, projectId) },
    ...cash.weeks.map(({ from, to, amount }) => ({
      name: texts.weekOf(from, to),
      value: money(amount),
      url: links.dueUrl({ from, to }, projectId),
    })),
    { name: labels.unplannedAmt, value: money(cash.unplannedAmt), url: links.unplannedUrl(projectId) },
    { name: labels.neededAmt, value: money(cash.neededAmt) },
    { name: labels.pendingAmt, value: money(cash.pendingAmt), url: links.pendingUrl(projectId) },
  ]
}

const TOTALS: Partial<Record<Kind, (figures: Project['figures']) => string>> = {
  cubic: ({ realCubic }) => cubic(realCubic),
  cost: ({ cost }) => money(cost),
  paid: ({ paidAmt }) => money(paidAmt),
  leftOut: ({ leftOutCount }) => texts.trips(formatCount(leftOutCount)),
}

/** Key of an explanation in the address: the kind, and the phase or project; without one for all projects. */
export const keyOf = (kind: Kind, id = ''): string => [kind, id].filter(Boolean).join('~')

/** Explanation of a figure; null for a key without one on this board. */
export function explanationOf(key: string, board: Board): Explanation | null {
  const [kind, id = ''] = key.split('~') as [Kind, string?]
  if (!KINDS.includes(kind)) return null
  const told = { name: names[kind], how: texts.how[kind] }
  const project = board.projects.find(({ projectInfoId, phases }) =>
    kind === 'anomalies' || kind === 'cash' ? projectInfoId === id : phases.some((phase) => phase.id === id),
  )
  if (id && !project) return null
  if (kind === 'anomalies' || kind === 'cash') {
    const of = project ?? board.totals
    const parts =
      kind === 'cash'
        ? cashOf(of.cash, board.day, project?.projectInfoId)
        : anomaliesOf(of.anomalies, project?.projectInfoId)
    return { ...told, of: project?.projectName ?? texts.totals, parts }
  }
  const phase = project?.phases.find((one) => one.id === id)
  if (project && phase)
    return { ...told, of: `${project.projectName} ${phase.phaseName}`, parts: ofPhase[kind](phase, project) }
  const shownOf = TOTALS[kind]
  if (!shownOf) return null
  const planned = board.projects.filter(({ phases }) => phases.length > 0)
  const parts = planned.map(({ projectName, projectInfoId, figures }) => ({
    name: projectName,
    value: shownOf(figures),
    url: `/board?${new URLSearchParams({ projects: projectInfoId })}`,
  }))
  return { ...told, of: texts.totals, parts: [...parts, { name: texts.totals, value: shownOf(board.totals.figures) }] }
}
