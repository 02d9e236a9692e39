import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { DumpSiteView, ProjectView } from '../../project/index.js'
import { projectPriceTable as table } from './fields.js'
import { ProjectPriceView } from './project-price.view.js'

/** The objects beside the ids of a project's price. */
@Resolver(() => ProjectPriceView)
export class ProjectPriceEdges {
  @FieldResolver(() => ProjectView, optional(table.projectName.label))
  project(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { projectInfoId }: ProjectPriceView,
  ): Promise<ProjectView | null> {
    return loaders.project.load({ actor, id: projectInfoId })
  }

  @FieldResolver(() => DumpSiteView, optional(table.garbageName.label))
  dumpSite(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { garbageId }: ProjectPriceView,
  ): Promise<DumpSiteView | null> | null {
    return garbageId ? loaders.dumpSite.load({ actor, id: garbageId }) : null
  }
}
