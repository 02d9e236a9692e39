import type { ChartStep, PhaseChart, PhaseCostChart, PhaseOutputBy } from '../../../gql/types.generated'

/** The charts of a phase, by the last part of their address. */
export const CHARTS = ['transport', 'machine', 'output', 'plan', 'garbage', 'mode', 'site', 'soil'] as const
export type ChartName = (typeof CHARTS)[number]
/** View of a project's whole cost, beside the charts of one phase. */
export const COST = 'cost'
export const VIEWS = [COST, ...CHARTS] as const

/** Axis of a chart: time, or a property of trips. */
export type Along = 'time' | 'machine' | 'site' | 'soil' | 'mode'

interface Kind {
  along: Along
  /** Chart by whose rules trips are counted. */
  counted: PhaseChart
  /** Default step of time. */
  step: ChartStep
  /** Query of a chart, with its argument. */
  ask: { isCosts: true; costs: PhaseCostChart } | { isOutput: true; by: PhaseOutputBy } | { isPlan: true }
}

const costs = (along: Along, chart: PhaseCostChart): Kind => ({
  along,
  counted: chart,
  step: 'MONTH',
  ask: { isCosts: true, costs: chart },
})
const output = (along: Along, by: PhaseOutputBy): Kind => ({
  along,
  counted: 'OUTPUT',
  step: 'MONTH',
  ask: { isOutput: true, by },
})

export const kinds: Readonly<Record<ChartName, Kind>> = {
  transport: costs('time', 'TRANSPORT'),
  machine: costs('machine', 'MACHINE'),
  output: output('time', 'TIME'),
  plan: { along: 'time', counted: 'OUTPUT', step: 'DAY', ask: { isPlan: true } },
  garbage: costs('site', 'GARBAGE'),
  mode: output('mode', 'MODE'),
  site: output('site', 'SITE'),
  soil: output('soil', 'SOIL'),
}

export const chartNamed = (name: string | undefined): ChartName | undefined => CHARTS.find((known) => known === name)
