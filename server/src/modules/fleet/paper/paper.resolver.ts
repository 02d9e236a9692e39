import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { FleetPaperInput, FleetPaperRenewalInput, FleetPaperUpdateInput } from './paper.inputs.js'
import { type FleetPaperService, fleetPaperActions } from './paper.service.js'
import {
  FleetPaperChange,
  FleetPaperFilter,
  FleetPaperPage,
  FleetPaperSort,
  FleetPaperView,
  FormerPaperView,
} from './paper.view.js'

/** Verbs of a paper. */
const FleetPaperAction = actionType('FleetPaper', { update: '修改', renew: '换证', delete: '删除' })

@Resolver(() => FleetPaperView)
export class FleetPaperResolver {
  constructor(private readonly papers: FleetPaperService) {}

  @Query(() => FleetPaperPage, {
    name: 'fleetPapers',
    description: '在用的证件，默认先到期的在前；车队长只看到本人车辆与司机的',
  })
  list(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => FleetPaperFilter, { nullable: true }) filter?: FleetPaperFilter,
    @Arg('sort', () => [FleetPaperSort], { nullable: true }) sort?: FleetPaperSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<FleetPaperPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.papers.list(actor, { filter, sort, page, fields, counted })
  }

  @Query(() => FleetPaperView, { name: 'fleetPaper', nullable: true, description: '取一份在用的证件' })
  async find(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<FleetPaperView | null> {
    return (await this.papers.find(actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => FleetPaperView, { description: '新增证件；车队长只能给本人的车辆与司机新增' })
  addFleetPaper(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => FleetPaperInput) input: FleetPaperInput,
    @Args() asked: Asked,
  ): Promise<FleetPaperView> {
    return this.papers.add(actor, input, asked)
  }

  @Mutation(() => FleetPaperView, { description: '修改证件；版本不是最新的会被拒绝' })
  updateFleetPaper(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => FleetPaperUpdateInput) input: FleetPaperUpdateInput,
    @Args() asked: Asked,
  ): Promise<FleetPaperView> {
    return this.papers.update(actor, { id, version }, input, asked)
  }

  @Mutation(() => FleetPaperView, { description: '换证：以换发的证件接替在用的，旧证保留为历史' })
  renewFleetPaper(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => FleetPaperRenewalInput) input: FleetPaperRenewalInput,
    @Args() asked: Asked,
  ): Promise<FleetPaperView> {
    return this.papers.renew(actor, { id, version }, input, asked)
  }

  @Mutation(() => DeletedRecord, { description: '删除在用的证件' })
  async deleteFleetPaper(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
  ): Promise<DeletedRecord> {
    await this.papers.delete(actor, id, asked)
    return deletionOf('FleetPaper', id)
  }

  @FieldResolver(() => [FormerPaperView], { description: '换证前的证件，最近的在前' })
  former(@Ctx() { actor }: RequestContext, @Root() { id }: FleetPaperView): Promise<FormerPaperView[]> {
    return this.papers.former(actor, id)
  }

  @FieldResolver(() => [FleetPaperChange], { description: '最近的修改，最后的在前' })
  history(@Ctx() { actor }: RequestContext, @Root() { id }: FleetPaperView): Promise<FleetPaperChange[]> {
    return this.papers.history(actor, id)
  }

  @FieldResolver(() => [FleetPaperAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext): string[] {
    return fleetPaperActions(actor)
  }
}
