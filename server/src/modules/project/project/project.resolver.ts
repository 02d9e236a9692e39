import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { DictionaryService } from '../dictionary/dictionary.service.js'
import { DictionaryItemView } from '../dictionary/dictionary.view.js'
import { itemTable } from '../dictionary/fields.js'
import { ProjectForm } from './base-project.view.js'
import { ProjectService } from './project.service.js'
import { DumpSitePlace, DumpSiteView, ProjectShifts, ProjectView, RecentHaul, SoilTypeView } from './project.view.js'

@Resolver()
export class ProjectResolver {
  constructor(
    private readonly service: ProjectService,
    private readonly dictionaries: DictionaryService,
  ) {}

  @Query(() => [ProjectView], { description: '公司的项目' })
  projects(@Ctx() context: RequestContext): Promise<ProjectView[]> {
    return this.service.list(context.actor)
  }

  @Query(() => ProjectForm, { description: '填写项目时可选的渣土场和土质，以及公司默认的班次时间' })
  projectForm(@Ctx() context: RequestContext): Promise<ProjectForm> {
    return this.service.form(context.actor)
  }

  @Query(() => [SoilTypeView], { description: '项目的土质' })
  projectSoilTypes(
    @Ctx() context: RequestContext,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<SoilTypeView[]> {
    return this.service.soilTypes(context.actor, projectInfoId)
  }

  @Query(() => [DumpSiteView], { description: '项目的渣土场' })
  projectGarbages(
    @Ctx() context: RequestContext,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<DumpSiteView[]> {
    return this.service.dumpSites(context.actor, projectInfoId)
  }

  @Query(() => [DictionaryItemView], { description: `${itemTable.dictionary.label}，例如 tp_mode` })
  dictionary(@Ctx() context: RequestContext, @Arg('name') name: string): Promise<DictionaryItemView[]> {
    return this.dictionaries.items(context.actor, name)
  }

  @Query(() => [DictionaryItemView], { description: '平台字典在用的各项，不填名称则为全部字典' })
  platformDictionary(
    @Ctx() context: RequestContext,
    @Arg('name', () => String, { nullable: true }) name?: string,
  ): Promise<DictionaryItemView[]> {
    // Reading the actor refuses requests without a session.
    void context.actor
    return this.dictionaries.platform(name)
  }

  @Query(() => [DumpSiteView], { description: '公司的渣土场，不论项目' })
  dumpSites(@Ctx() context: RequestContext): Promise<DumpSiteView[]> {
    return this.service.dumpSites(context.actor)
  }

  @Query(() => DumpSitePlace, { description: '按编码查渣土场' })
  dumpSiteByCode(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, { description: '渣土场的编码' }) code: string,
  ): Promise<DumpSitePlace> {
    return this.service.dumpSite(context.actor, code)
  }

  @Query(() => ProjectShifts, { description: '项目的班次时间；一个班次到下一个班次开始为止' })
  projectShifts(
    @Ctx() context: RequestContext,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<ProjectShifts> {
    return this.service.shifts(context.actor, projectInfoId)
  }

  /** Sums by day of ninety days. */
  @Reads(15_000)
  @Query(() => [RecentHaul], {
    description: '项目近 90 天的土方去向：渣土场、土质与运输方式的搭配，最近的在前，最多 100 项',
  })
  async recentHauls(
    @Ctx() context: RequestContext,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<RecentHaul[]> {
    const hauls = await this.service.recentHauls(context.actor, projectInfoId)
    return hauls.map(({ projectId, dumpSiteId, dumpSiteName, ...haul }) => ({
      ...haul,
      projectInfoId: projectId,
      garbageId: dumpSiteId,
      garbageName: dumpSiteName,
    }))
  }
}
