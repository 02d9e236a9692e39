import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { type ArgumentsRead, daysAsked, Reads } from '../../../kernel/reads.js'
import { Exclusion, PhaseChart } from '../../waybill/index.js'
import { ChartStep, PhaseCostChart, PhaseOutputBy } from './enums.js'
import { PhaseService } from './phase.service.js'
import { DaySpanInput, ExclusionCause, PhaseExclusions, PhaseFigures, PlanCompletion } from './phase.view.js'

const idArg = { description: '分期编号' } as const
const spanArg = { nullable: true, description: '只看其中几天；不填为整个分期' } as const
const stepArg = (defaultValue: ChartStep) => ({ defaultValue, description: '时间的步长' })

/**
 * Kept sums that the fields of a phase read: sums of its years, months and single days; those by site and machine;
 * those of each kind of trips a day.
 */
const WHOLE = 300
const TOLD_APART = 2000
const A_DAY = 9
/** Assumed number of days of a phase where the query names no span. */
const DAYS = 730

const overTime = ({ step, span }: ArgumentsRead): number => {
  const { from, to } = (span ?? {}) as Partial<DaySpanInput>
  return WHOLE + (step === ChartStep.MONTH ? 0 : A_DAY * daysAsked(from, to, DAYS))
}

@Resolver()
export class PhaseChartResolver {
  constructor(private readonly phases: PhaseService) {}

  @Reads((args) => (args.chart === PhaseCostChart.TRANSPORT ? overTime(args) : TOLD_APART))
  @Query(() => PhaseFigures, { description: '分期的成本：土方运输、机械或渣土场' })
  phaseCosts(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('chart', () => PhaseCostChart, { description: '图表' }) chart: PhaseCostChart,
    @Arg('step', () => ChartStep, stepArg(ChartStep.MONTH)) step: ChartStep,
    @Arg('span', () => DaySpanInput, spanArg) span?: DaySpanInput,
  ): Promise<PhaseFigures> {
    return this.phases.costs(actor, chart, { id, step, span })
  }

  @Reads((args) =>
    args.by === PhaseOutputBy.TIME ? overTime(args) : args.by === PhaseOutputBy.SITE ? TOLD_APART : WHOLE,
  )
  @Query(() => PhaseFigures, { description: '分期的出土：按时间、土质、运输模式或渣土场' })
  phaseOutput(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('by', () => PhaseOutputBy, { defaultValue: PhaseOutputBy.TIME, description: '按什么分' }) by: PhaseOutputBy,
    @Arg('step', () => ChartStep, stepArg(ChartStep.MONTH)) step: ChartStep,
    @Arg('span', () => DaySpanInput, spanArg) span?: DaySpanInput,
  ): Promise<PhaseFigures> {
    return this.phases.output(actor, by, { id, step, span })
  }

  @Reads(overTime)
  @Query(() => PlanCompletion, { description: '分期的计划完成，及日均出土趋势' })
  planCompletion(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('step', () => ChartStep, stepArg(ChartStep.DAY)) step: ChartStep,
    @Arg('span', () => DaySpanInput, spanArg) span?: DaySpanInput,
  ): Promise<PlanCompletion> {
    return this.phases.planCompletion(actor, { id, step, span })
  }

  @Reads(TOLD_APART)
  @Query(() => PhaseExclusions, { description: '分期的运单里，一种统计口径计入和未计入的' })
  exclusions(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('chart', () => PhaseChart, { defaultValue: PhaseChart.ALL, description: '统计口径' }) chart: PhaseChart,
    @Arg('span', () => DaySpanInput, spanArg) span?: DaySpanInput,
  ): Promise<PhaseExclusions> {
    return this.phases.exclusions(actor, chart, { id, span })
  }

  @Reads(TOLD_APART)
  @Query(() => [ExclusionCause], {
    description:
      '一个未计入的原因在哪里、各涉及多少车，车数多的在前，最多 200 处；内转和资源回填本就不计入，没有可补的',
  })
  exclusionCauses(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('reason', () => Exclusion, { description: '未计入的原因' }) reason: Exclusion,
    @Arg('chart', () => PhaseChart, { defaultValue: PhaseChart.ALL, description: '统计口径' }) chart: PhaseChart,
    @Arg('span', () => DaySpanInput, spanArg) span?: DaySpanInput,
  ): Promise<ExclusionCause[]> {
    return this.phases.causes(actor, { chart, reason }, { id, span })
  }
}
