import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { AnomalyRuleService } from './setting.service.js'
import { AnomalyRuleInput, AnomalyRuleSettingView } from './setting.view.js'

@Resolver()
export class AnomalyRuleResolver {
  constructor(private readonly service: AnomalyRuleService) {}

  @Query(() => [AnomalyRuleSettingView], { description: '公司的异常规则' })
  anomalyRules(@Ctx() context: RequestContext): Promise<AnomalyRuleSettingView[]> {
    return this.service.list(context.actor)
  }

  @Mutation(() => AnomalyRuleSettingView, { description: '设置一条异常规则；近期的运单随后按新设置重新检查' })
  setAnomalyRule(
    @Ctx() context: RequestContext,
    @Arg('input', () => AnomalyRuleInput) input: AnomalyRuleInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AnomalyRuleSettingView> {
    return this.service.set(context.actor, input, idempotencyKey)
  }
}
