import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { ProjectView } from '../project/project.view.js'
import { phaseTable as table } from './fields.js'
import { ProjectPhaseView } from './phase.view.js'

/** The project beside its id. */
@Resolver(() => ProjectPhaseView)
export class ProjectPhaseEdges {
  @FieldResolver(() => ProjectView, optional(table.projectName.label))
  project(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { projectInfoId }: ProjectPhaseView,
  ): Promise<ProjectView | null> {
    return loaders.project.load({ actor, id: projectInfoId })
  }
}
