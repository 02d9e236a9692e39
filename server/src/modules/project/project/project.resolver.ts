import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { DictionaryService } from '../dictionary/dictionary.service.js'
import { DictionaryItemView } from '../dictionary/dictionary.view.js'
import { itemTable } from '../dictionary/fields.js'
import { ProjectService } from './project.service.js'
import { DumpSiteView, ProjectView, SoilTypeView } from './project.view.js'

@Resolver()
export class ProjectResolver {
  constructor(
    private readonly service: ProjectService,
    private readonly dictionaries: DictionaryService,
  ) {}

  @Query(() => [ProjectView], { description: '公司的项目' })
  projects(@Ctx() context: Context): Promise<ProjectView[]> {
    return this.service.list(context.actor)
  }

  @Query(() => [SoilTypeView], { description: '项目的土质' })
  projectSoilTypes(
    @Ctx() context: Context,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<SoilTypeView[]> {
    return this.service.soilTypes(context.actor, projectInfoId)
  }

  @Query(() => [DumpSiteView], { description: '项目的渣土场' })
  projectGarbages(
    @Ctx() context: Context,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<DumpSiteView[]> {
    return this.service.dumpSites(context.actor, projectInfoId)
  }

  @Query(() => [DictionaryItemView], { description: `${itemTable.dictionary.label}，例如 tp_mode` })
  dictionary(@Ctx() context: Context, @Arg('name') name: string): Promise<DictionaryItemView[]> {
    return this.dictionaries.items(context.actor, name)
  }
}
