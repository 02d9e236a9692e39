import { Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { FirstStepsService } from './first-steps.service.js'
import { FirstStep } from './first-steps.view.js'

@Resolver(() => FirstStep)
export class FirstStepsResolver {
  constructor(private readonly service: FirstStepsService) {}

  @Query(() => [FirstStep], { description: '新公司到第一笔付款的各步，依次；与本人无关时为空' })
  firstSteps(@Ctx() context: RequestContext): Promise<FirstStep[]> {
    return this.service.steps(context.actor)
  }
}
