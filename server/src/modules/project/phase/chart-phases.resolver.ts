import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { ChartPhasesService } from './chart-phases.service.js'
import { phaseTable as table } from './fields.js'
import { ProjectPhaseView } from './phase.view.js'

@Resolver()
export class ChartPhasesResolver {
  constructor(private readonly phases: ChartPhasesService) {}

  @Query(() => [ProjectPhaseView], { name: 'phases', description: '一个项目启用的分期，供看图表；开始日期晚的在前' })
  ofProject(
    @Ctx() { actor }: RequestContext,
    @Arg('projectInfoId', () => ID, { description: table.projectInfoId.label }) projectInfoId: string,
  ): Promise<ProjectPhaseView[]> {
    return this.phases.ofProject(actor, projectInfoId)
  }

  @Query(() => ProjectPhaseView, { name: 'phase', nullable: true, description: '一个分期，供看图表' })
  find(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, { description: table.id.label }) id: string,
  ): Promise<ProjectPhaseView | null> {
    return this.phases.find(actor, id)
  }
}
