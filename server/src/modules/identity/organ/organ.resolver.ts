import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { UserView } from '../member/user.view.js'
import { organMachine } from './organ.machine.js'
import type { OrganService } from './organ.service.js'
import {
  OrganFilter,
  OrganInput,
  OrganMerge,
  OrganPage,
  OrganProjectFilter,
  OrganProjectPage,
  OrganProjectSort,
  OrganSort,
  OrganView,
} from './organ.view.js'
import type { PlacingService } from './placing.service.js'

/** Verbs of an organ. */
const OrganAction = actionType('Organ', movesOf(organMachine))

const seen = { nullable: true, description: apiTexts.seenVersion }
const parent = { nullable: true, description: '上级机构；直属公司时不填' }

@Resolver(() => OrganView)
export class OrganResolver {
  constructor(
    private readonly organs: OrganService,
    private readonly placing: PlacingService,
  ) {}

  @Query(() => OrganPage, { name: 'organs', description: '公司的机构，默认按顺序升序；上级见各机构的上级机构编号' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => OrganFilter, { nullable: true }) filter?: OrganFilter,
    @Arg('sort', () => [OrganSort], { nullable: true }) sort?: OrganSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<OrganPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.organs.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => OrganView, { name: 'organ', nullable: true, description: '取一个机构' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<OrganView | null> {
    return (await this.organs.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Query(() => OrganProjectPage, { name: 'organProjects', description: '公司的项目及其所属机构，默认按项目升序' })
  projects(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => OrganProjectFilter, { nullable: true }) filter?: OrganProjectFilter,
    @Arg('sort', () => [OrganProjectSort], { nullable: true }) sort?: OrganProjectSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<OrganProjectPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.organs.projects(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => OrganView, { description: '新增机构' })
  createOrgan(
    @Ctx() context: RequestContext,
    @Arg('input', () => OrganInput) input: OrganInput,
    @Args() asked: Asked,
    @Arg('parentId', () => ID, parent) parentId?: string,
  ): Promise<OrganView> {
    return this.organs.create(context.actor, { parentId, input }, asked)
  }

  @Mutation(() => OrganView, { description: '修改机构的名称、类型、顺序和说明' })
  updateOrgan(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => OrganInput) input: OrganInput,
    @Args() asked: Asked,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<OrganView> {
    return this.organs.update(context.actor, { id, input, version }, asked)
  }

  @Mutation(() => OrganView, { description: '把机构连同其下级移到另一机构之下，或直属公司' })
  moveOrgan(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('parentId', () => ID, parent) parentId?: string,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<OrganView> {
    return this.organs.move(context.actor, { id, parentId, version }, asked)
  }

  @Mutation(() => OrganMerge, { description: '把机构的用户、下级机构和项目并入另一机构，并删除它' })
  mergeOrgan(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('intoId', () => ID, { description: '并入的机构' }) intoId: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<OrganMerge> {
    return this.organs.merge(context.actor, { id, intoId, version }, asked)
  }

  @Mutation(() => OrganView, { description: '删除没有用户、下级机构和项目的机构；返回删除前的样子' })
  deleteOrgan(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('reason', () => String, { nullable: true, description: '原因，最多 200 个字符' }) reason?: string,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<OrganView> {
    return this.organs.remove(context.actor, { id, reason, version }, asked)
  }

  @Mutation(() => OrganView, { description: '设置机构的项目；其他机构的项目随之转来，不再列出的直属公司' })
  setOrganProjects(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('projectIds', () => [ID], { description: '机构的全部项目，最多 1000 个' }) projectIds: string[],
    @Args() asked: Asked,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<OrganView> {
    return this.organs.setProjects(context.actor, { id, projectIds, version }, asked)
  }

  @Mutation(() => [UserView], { description: '调整用户的机构；全部成功或全部不变' })
  placeUsers(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], { description: '用户，最多 200 名' }) ids: string[],
    @Args() asked: Asked,
    @Arg('organId', () => ID, { nullable: true, description: '机构；直属公司时不填' }) organId?: string,
  ): Promise<UserView[]> {
    return this.placing.place(context.actor, { ids, organId }, asked)
  }

  @FieldResolver(() => [OrganAction], { description: apiTexts.actions })
  async allowedActions(@Ctx() { actor, loaders }: RequestContext, @Root() organ: OrganView): Promise<string[]> {
    const standing = await loaders.standing.load({ actor, id: actor.userId })
    return organMachine.actions('KEPT', actor, { organ, standing })
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  async refusedActions(@Ctx() { actor, loaders }: RequestContext, @Root() organ: OrganView): Promise<RefusedAction[]> {
    const standing = await loaders.standing.load({ actor, id: actor.userId })
    return organMachine.refusedActions('KEPT', actor, { organ, standing })
  }
}
