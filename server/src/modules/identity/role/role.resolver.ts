import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { roleMachine } from './role.machine.js'
import { differencesOf, RoleService } from './role.service.js'
import {
  PermissionArea,
  RoleChoice,
  RoleDifferences,
  RoleFilter,
  RoleInput,
  RolePage,
  RoleSort,
  RoleView,
} from './role.view.js'

/** Verbs of a role. */
const RoleAction = actionType('Role', movesOf(roleMachine))

@Resolver(() => RoleView)
export class RoleResolver {
  constructor(private readonly roles: RoleService) {}

  @Query(() => RolePage, { name: 'roles', description: '公司的角色，默认按创建时间升序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => RoleFilter, { nullable: true }) filter?: RoleFilter,
    @Arg('sort', () => [RoleSort], { nullable: true }) sort?: RoleSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<RolePage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.roles.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => RoleView, { name: 'role', nullable: true, description: '取一个角色' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<RoleView | null> {
    return (await this.roles.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Query(() => [PermissionArea], { description: '角色可以拥有的全部权限，按领域' })
  permissionAreas(@Ctx() context: RequestContext): PermissionArea[] {
    context.actor.assert('sys:role:get')
    return this.roles.catalogue()
  }

  @Query(() => [RoleChoice], { description: '公司的全部角色，供分配给用户时选择' })
  roleChoices(@Ctx() context: RequestContext): Promise<RoleChoice[]> {
    return this.roles.choices(context.actor)
  }

  @Mutation(() => RoleView, { description: '新增或修改角色；自己没有的权限不能给予，管理员角色不能修改' })
  saveRole(
    @Ctx() context: RequestContext,
    @Arg('input', () => RoleInput) input: RoleInput,
    @Args() asked: Asked,
  ): Promise<RoleView> {
    return this.roles.save(context.actor, input, asked)
  }

  @Mutation(() => RoleView, { description: '复制角色' })
  copyRole(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('name', { description: '新角色的名称，最多 20 个字符' }) name: string,
    @Args() asked: Asked,
  ): Promise<RoleView> {
    return this.roles.copy(context.actor, { id, name }, asked)
  }

  @Mutation(() => RoleView, { description: '把标准角色恢复为标准的权限和全部项目' })
  resetRole(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string, @Args() asked: Asked): Promise<RoleView> {
    return this.roles.reset(context.actor, { id }, asked)
  }

  @Mutation(() => RoleView, { description: '删除无人使用的角色；标准角色不能删除' })
  deleteRole(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string, @Args() asked: Asked): Promise<RoleView> {
    return this.roles.remove(context.actor, { id }, asked)
  }

  @FieldResolver(() => RoleDifferences, { nullable: true, description: '与标准的差别；公司自建的角色没有' })
  differences(@Root() role: RoleView): RoleDifferences | null {
    return differencesOf(role)
  }

  @FieldResolver(() => [RoleAction], { description: apiTexts.actions })
  async allowedActions(@Ctx() { actor, loaders }: RequestContext, @Root() role: RoleView): Promise<string[]> {
    return roleMachine.actions('KEPT', actor, {
      role,
      standing: await loaders.standing.load({ actor, id: actor.userId }),
    })
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  async refusedActions(@Ctx() { actor, loaders }: RequestContext, @Root() role: RoleView): Promise<RefusedAction[]> {
    const standing = await loaders.standing.load({ actor, id: actor.userId })
    return roleMachine.refusedActions('KEPT', actor, { role, standing })
  }
}
