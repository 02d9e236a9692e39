import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { ProjectCostService } from './cost.service.js'
import { ProjectCost } from './cost.view.js'

@Resolver()
export class ProjectCostResolver {
  constructor(private readonly costs: ProjectCostService) {}

  @Reads(4000)
  @Query(() => ProjectCost, {
    description: '一个项目的成本，按分期：运费、运单调整、用票、消纳、机械，各部分互不重复',
  })
  projectCost(
    @Ctx() { actor }: RequestContext,
    @Arg('projectInfoId', () => ID, { description: '项目编号' }) projectInfoId: string,
  ): Promise<ProjectCost> {
    return this.costs.find(actor, projectInfoId)
  }
}
