import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { yardTexts as texts } from '../texts.js'
import { type YardSiteService, yardSiteActions } from './yard-site.service.js'
import {
  SiteOfferView,
  YardSiteFilter,
  YardSiteInput,
  YardSitePage,
  YardSiteSort,
  YardSiteView,
} from './yard-site.view.js'

const YardSiteAction = actionType('YardSite', { update: texts.update, end: texts.end })

@Resolver(() => YardSiteView)
export class YardSiteResolver {
  constructor(private readonly yardSites: YardSiteService) {}

  @Query(() => YardSitePage, {
    name: 'yardSites',
    description: '在经营的渣土场：渣土场的人看自己经营的，建筑公司的人看公司的由谁经营；默认按名称升序',
  })
  list(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => YardSiteFilter, { nullable: true }) filter?: YardSiteFilter,
    @Arg('sort', () => [YardSiteSort], { nullable: true }) sort?: YardSiteSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<YardSitePage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.yardSites.list(actor, { filter, sort, page, fields, counted })
  }

  @Query(() => YardSiteView, { name: 'yardSite', nullable: true, description: '取一个在经营的渣土场' })
  async find(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<YardSiteView | null> {
    return (await this.yardSites.find(actor, id, requestedFields(info))) ?? null
  }

  @Query(() => [SiteOfferView], {
    description: '可认领的渣土场：建筑公司登记了当前用户的手机号、尚无人经营的，最多 50 个',
  })
  siteOffers(@Ctx() { actor }: RequestContext): Promise<SiteOfferView[]> {
    return this.yardSites.offers(actor)
  }

  @Mutation(() => YardSiteView, { description: '认领渣土场，凭发到当前用户手机的验证码（用途 2 绑定）' })
  claimYardSite(
    @Ctx() { actor }: RequestContext,
    @Arg('offerId', () => ID, { description: '可认领的渣土场的编号' }) offerId: string,
    @Arg('code', () => String, { description: '短信验证码，6 位数字' }) code: string,
    @Args() asked: Asked,
  ): Promise<YardSiteView> {
    return this.yardSites.claim(actor, offerId, code, asked)
  }

  @Mutation(() => YardSiteView, { description: '公布渣土场的开放时间、土质、容量和收费；版本不是最新的会被拒绝' })
  updateYardSite(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => YardSiteInput) input: YardSiteInput,
    @Args() asked: Asked,
  ): Promise<YardSiteView> {
    return this.yardSites.update(actor, { id, version }, input, asked)
  }

  @Mutation(() => DeletedRecord, { description: '结束渣土场的经营，经营方和建筑公司都可以' })
  async endYardSite(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
  ): Promise<DeletedRecord> {
    return deletionOf('YardSite', await this.yardSites.end(actor, id, asked))
  }

  @FieldResolver(() => [YardSiteAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext): string[] {
    return yardSiteActions(actor)
  }
}
