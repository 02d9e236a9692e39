import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { earliest, latest } from '../../../kernel/list/span.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { type Clock, dayOf, parseDay } from '../../../kernel/values/clock.js'
import { isId } from '../../../kernel/values/id.js'
import { type Exclusion, PhaseChart } from '../../waybill/index.js'
import { causesOf } from './causes.js'
import * as charts from './charts.js'
import { type Counted, countedBy, leftOutFor } from './counted.js'
import { ChartStep, PhaseCostChart, PhaseOutputBy } from './enums.js'
import { outputKeys, outputLabel } from './output.js'
import * as queries from './phase.queries.js'
import type {
  ChartPoint,
  DaySpanInput,
  ExclusionCause,
  PhaseExclusions,
  PhaseFigures,
  PlanCompletion,
} from './phase.view.js'
import { planFigures } from './plan.js'
import { type DaySpan, lengthOf, pointsOf } from './steps.js'
import { phaseTexts as texts } from './texts.js'

const isDay = (text: string): boolean => parseDay(text) !== undefined

/** Days that a query covers: all of the phase, or a span within it. */
export function daysOf(phase: DaySpan, span: DaySpanInput | null | undefined): DaySpan {
  const days = { from: span?.from || phase.from, to: span?.to || phase.to }
  for (const field of ['from', 'to'] as const)
    if (!isDay(days[field])) throw invalidInput([{ field: `span.${field}`, message: texts.day }])
  if (days.to < days.from) throw invalidInput([{ field: 'span.to', message: texts.dayOrder }])
  const cut = { from: latest(days.from, phase.from), to: earliest(days.to, phase.to) }
  if (cut.to < cut.from) throw invalidInput([{ field: 'span.from', message: texts.outside(phase.from, phase.to) }])
  return cut
}

/** Query about a phase. */
export interface Asked {
  id: string
  step?: ChartStep | undefined
  span?: DaySpanInput | undefined
}

/** Phase and span of a request, and the access for reading them. */
interface Reading {
  em: Em
  actor: Actor
  phase: queries.Phase
  days: DaySpan
}

/** Charts of a project's phases, from the kept sums of its trips (docs/adr/0042). All need chain:bi:get. */
export class PhaseService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async costs(actor: Actor, chart: PhaseCostChart, asked: Asked): Promise<PhaseFigures> {
    const reading = await this.read(actor, asked)
    if (chart === PhaseCostChart.MACHINE) return this.machines(reading)
    if (chart === PhaseCostChart.GARBAGE) return this.sites(reading)
    return this.overTime(reading, PhaseChart.TRANSPORT, asked.step, charts.transportChart)
  }

  async output(actor: Actor, by: PhaseOutputBy, asked: Asked): Promise<PhaseFigures> {
    const reading = await this.read(actor, asked)
    if (by === PhaseOutputBy.TIME) return this.overTime(reading, PhaseChart.OUTPUT, asked.step, charts.outputChart)
    const keyOf = outputKeys[by]
    return this.figures(reading, PhaseChart.OUTPUT, { sites: by === PhaseOutputBy.SITE }, ({ counted, named }) => {
      const labelOf = (key: string) => outputLabel(by, key, named)
      const points = charts.pointsBy(counted, keyOf, labelOf, reading.days)
      return charts.outputChart(points, charts.totalsBy(points, counted, keyOf))
    })
  }

  /** Plan, survey and trips of a phase; its average output a day. */
  async planCompletion(actor: Actor, asked: Asked): Promise<PlanCompletion> {
    const reading = await this.read(actor, asked)
    const { phase, days } = reading
    const step = asked.step ?? ChartStep.DAY
    const sums = await queries.tripSums(reading.em, actor, phase, days, {})
    const named = await queries.namedBy(reading.em, actor, sums)
    const { counted, exclusions } = countedBy(PhaseChart.OUTPUT, sums, { ...phase, named })
    const transported = countedBy(PhaseChart.TRANSPORT, sums, { ...phase, named }).counted
    const points = pointsOf(days, step)
    const at = await this.steps(reading, step, { points, counted, named })
    const plan = { cubic: phase.planCubic, days: lengthOf(phase) }
    return {
      ...planFigures(phase, { sums, counted, transported }),
      ...charts.planChart(points, at, plan, dayOf(this.clock.now())),
      exclusions,
      updating: await queries.isUpdating(reading.em, actor, phase.projectId),
    }
  }

  async exclusions(actor: Actor, chart: PhaseChart, asked: Asked): Promise<PhaseExclusions> {
    const { phase, sums, named } = await this.readWhole(actor, asked)
    return countedBy(chart, sums, { ...phase, named }).exclusions
  }

  /** Causes that people can correct, so that trips count again. */
  async causes(actor: Actor, given: { chart: PhaseChart; reason: Exclusion }, asked: Asked): Promise<ExclusionCause[]> {
    const { phase, sums, named } = await this.readWhole(actor, asked)
    return causesOf(given.reason, leftOutFor(given, sums, { ...phase, named }), { phase, named })
  }

  private async machines(reading: Reading): Promise<PhaseFigures> {
    const { em, actor, phase, days } = reading
    const work = await queries.machineWork(em, actor, phase, days)
    return this.figures(reading, PhaseChart.MACHINE, { machines: true }, ({ counted }) => {
      return charts.machineChart(charts.machinePoints(counted, work, days), counted, work)
    })
  }

  private sites(reading: Reading): Promise<PhaseFigures> {
    return this.figures(reading, PhaseChart.GARBAGE, { sites: true }, ({ counted, named }) => {
      const labelOf = (id: string) => outputLabel(PhaseOutputBy.SITE, id, named)
      const points = charts.pointsBy(counted, ({ dumpSiteId }) => dumpSiteId ?? '', labelOf, reading.days)
      return charts.garbageChart(points, counted, named)
    })
  }

  private async overTime(
    reading: Reading,
    chart: PhaseChart,
    step = ChartStep.MONTH,
    draw: (points: ChartPoint[], at: readonly charts.Total[]) => charts.Drawn,
  ): Promise<PhaseFigures> {
    const points = pointsOf(reading.days, step)
    return this.figures(reading, chart, {}, async ({ counted, named }) =>
      draw(points, await this.steps(reading, step, { points, counted, named })),
    )
  }

  /** Totals of a chart over time, by point. */
  private async steps(
    { em, actor, phase, days }: Reading,
    step: ChartStep,
    { points, counted, named }: { points: readonly ChartPoint[]; counted: readonly Counted[]; named: queries.Named },
  ): Promise<charts.Total[]> {
    const kinds = counted.map(({ tpMode, soilType, unit, priced }) => {
      const tonsPerCubic = named.tonsPerCubic.get(soilType) ?? null
      return { tpMode, soilType, unit, priced, tonsPerCubic }
    })
    return charts.totalsOfSteps(points, await queries.stepTotals(em, actor, phase, days, { step, kinds }))
  }

  private async figures(
    { em, actor, phase, days }: Reading,
    chart: PhaseChart,
    apart: queries.ToldApart,
    draw: (of: { counted: Counted[]; named: queries.Named }) => charts.Drawn | Promise<charts.Drawn>,
  ): Promise<PhaseFigures> {
    const sums = await queries.tripSums(em, actor, phase, days, apart)
    const named = await queries.namedBy(em, actor, sums)
    const { counted, exclusions } = countedBy(chart, sums, { ...phase, named })
    const updating = await queries.isUpdating(em, actor, phase.projectId)
    return { ...(await draw({ counted, named })), exclusions, updating }
  }

  /** Trips of a phase, grouped by all facts that decide whether a chart counts them. */
  private async readWhole(actor: Actor, asked: Asked) {
    const { em, phase, days } = await this.read(actor, asked)
    const sums = await queries.tripSums(em, actor, phase, days, { sites: true, machines: true })
    return { phase, sums, named: await queries.namedBy(em, actor, sums) }
  }

  /** Finds the phase of the query, and the days that it covers. */
  private async read(actor: Actor, { id, span }: Asked): Promise<Reading> {
    actor.assert('chain:bi:get')
    const em = this.database.em.fork()
    const phase = isId(id) ? await queries.findPhase(em, actor, id) : undefined
    if (!phase) throw new DomainError('NOT_FOUND', { what: texts.phase })
    return { em, actor, phase, days: daysOf(phase, span) }
  }
}
