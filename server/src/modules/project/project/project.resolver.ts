import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { loaderOf, recordsOf } from '../../edge.js'
import { DictionaryService } from '../dictionary/dictionary.service.js'
import { DictionaryItemView } from '../dictionary/dictionary.view.js'
import { itemTable } from '../dictionary/fields.js'
import { DumpSiteView } from '../site/site.view.js'
import { SoilView } from '../soil/soil.view.js'
import { ProjectForm } from './base-project.view.js'
import { ProjectService } from './project.service.js'
import { ProjectView, RecentHaul } from './project.view.js'

@Resolver()
export class ProjectResolver {
  constructor(
    private readonly service: ProjectService,
    private readonly dictionaries: DictionaryService,
  ) {}

  @Query(() => [ProjectView], { description: '公司的项目' })
  async projects(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<object[]> {
    return recordsOf(context, info, 'project', await this.service.list(context.actor))
  }

  @Query(() => ProjectForm, { description: '填写项目时可选的渣土场和土质，以及公司默认的班次时间' })
  projectForm(@Ctx() context: RequestContext): Promise<ProjectForm> {
    return this.service.form(context.actor)
  }

  @Query(() => [SoilView], { description: '项目的土质' })
  async projectSoilTypes(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<object[]> {
    return recordsOf(context, info, 'soil', await this.service.soilTypes(context.actor, projectInfoId))
  }

  @Query(() => [DumpSiteView], { description: '项目的渣土场' })
  async projectGarbages(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<object[]> {
    return recordsOf(context, info, 'dumpSite', await this.service.dumpSites(context.actor, projectInfoId))
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
  async dumpSites(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<object[]> {
    return recordsOf(context, info, 'dumpSite', await this.service.dumpSites(context.actor))
  }

  @Query(() => DumpSiteView, { description: '按编码查渣土场' })
  async dumpSiteByCode(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('code', () => String, { description: '渣土场的编码' }) code: string,
  ): Promise<object | null> {
    const { id } = await this.service.dumpSite(actor, code)
    return loaderOf(loaders, 'dumpSite', info).load({ actor, id })
  }

  @Query(() => ProjectView, { description: '项目及其班次时间；一个班次到下一个班次开始为止' })
  async projectShifts(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('projectInfoId', () => ID) projectInfoId: string,
  ): Promise<object | null> {
    const { id } = await this.service.shifts(actor, projectInfoId)
    return loaderOf(loaders, 'project', info).load({ actor, id })
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
