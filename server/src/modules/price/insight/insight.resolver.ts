import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { DirectPayPriceInput } from '../direct-pay-price/direct-pay-price.inputs.js'
import { PriceInsightService } from './insight.service.js'
import {
  PriceCoverage,
  PriceCoverageFilter,
  PriceEffect,
  PriceSimulation,
  PriceSimulationInput,
} from './insight.view.js'

@Resolver()
export class PriceInsightResolver {
  constructor(private readonly insights: PriceInsightService) {}

  /** Unsettled waybills. */
  @Reads(40_000)
  @Query(() => PriceEffect, {
    description: '一条直付价（或所填内容）对未结算运单的影响：张数，前后金额。两者都填则按所填内容看该直付价',
  })
  directPayPriceEffect(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { nullable: true }) id?: string,
    @Arg('input', () => DirectPayPriceInput, { nullable: true }) input?: DirectPayPriceInput,
  ): Promise<PriceEffect> {
    return this.insights.effect(context.actor, { id, input })
  }

  /** Unsettled waybills, and the captains and drivers of a project. */
  @Reads(40_000)
  @Query(() => PriceCoverage, { description: '项目的各种运输，及今天还没有直付价的车队长' })
  directPayPriceCoverage(
    @Ctx() context: RequestContext,
    @Args(() => PriceCoverageFilter) filter: PriceCoverageFilter,
  ): Promise<PriceCoverage> {
    return this.insights.coverage(context.actor, filter)
  }

  @Query(() => PriceSimulation, { description: '试算一趟运输的单价，并说明取自何处、为何' })
  simulatePrice(
    @Ctx() context: RequestContext,
    @Arg('input', () => PriceSimulationInput) input: PriceSimulationInput,
  ): Promise<PriceSimulation> {
    return this.insights.simulate(context.actor, input)
  }
}
