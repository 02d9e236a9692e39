import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { companyMachine } from './company.machine.js'
import type { DeskCompanyService } from './desk-company.service.js'
import { DeskCompanyFilter, DeskCompanyPage, DeskCompanySort, DeskCompanyView } from './desk-company.view.js'
import { CompanyState } from './fields.js'

/** Verbs of a company. */
const DeskCompanyAction = actionType('DeskCompany', movesOf(companyMachine))

@Resolver(() => DeskCompanyView)
export class DeskCompanyResolver {
  constructor(private readonly companies: DeskCompanyService) {}

  @Query(() => DeskCompanyPage, { name: 'companies', description: '平台运营：全部公司，默认按开通时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => DeskCompanyFilter, { nullable: true }) filter?: DeskCompanyFilter,
    @Arg('sort', () => [DeskCompanySort], { nullable: true }) sort?: DeskCompanySort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<DeskCompanyPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.companies.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => DeskCompanyView, { description: '平台运营：停用公司，其所有人立即退出且不能登录，数据不变' })
  suspendCompany(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('reason') reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<DeskCompanyView> {
    return this.companies.suspend(actor, { id, reason, idempotencyKey }, requestedFields(info))
  }

  @Mutation(() => DeskCompanyView, { description: '平台运营：恢复停用的公司' })
  resumeCompany(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<DeskCompanyView> {
    return this.companies.resume(actor, { id, idempotencyKey }, requestedFields(info))
  }

  @FieldResolver(() => [DeskCompanyAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { state }: DeskCompanyView): string[] {
    return companyMachine.actions(CompanyState[state], actor)
  }

  @FieldResolver(() => Int, { description: '在职的人数' })
  users(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: DeskCompanyView): Promise<number> {
    return loaders.headcount.load({ actor, id })
  }
}
