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
import { CaptchaGiven } from '../captcha/captcha.view.js'
import { userMachine } from './user.machine.js'
import { UserService } from './user.service.js'
import { InviteUserInput, OrganChoice, UpdateUserInput, UserFilter, UserPage, UserSort, UserView } from './user.view.js'

/** Verbs of a member. */
const CompanyUserAction = actionType('CompanyUser', movesOf(userMachine))

const seen = { nullable: true, description: apiTexts.seenVersion }
const why = { nullable: true, description: '原因，最多 200 个字符' }

@Resolver(() => UserView)
export class UserResolver {
  constructor(private readonly users: UserService) {}

  @Query(() => UserPage, { name: 'users', description: '公司的用户，默认按创建时间升序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => UserFilter, { nullable: true }) filter?: UserFilter,
    @Arg('sort', () => [UserSort], { nullable: true }) sort?: UserSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<UserPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.users.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => UserView, { name: 'user', nullable: true, description: '取一个用户' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<UserView | null> {
    return (await this.users.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Query(() => [OrganChoice], { description: '公司的全部机构，供用户归属时选择' })
  organChoices(@Ctx() context: RequestContext): Promise<OrganChoice[]> {
    return this.users.organChoices(context.actor)
  }

  @Mutation(() => UserView, {
    description: '按手机号邀请用户：没有账号的手机号会得到账号，并收到短信；进入公司即为接受',
  })
  inviteUser(
    @Ctx() context: RequestContext,
    @Arg('input', () => InviteUserInput) input: InviteUserInput,
    @Args() asked: Asked,
    @Args() shown: CaptchaGiven,
  ): Promise<UserView> {
    return this.users.invite(context.actor, input, { ...asked, ...shown })
  }

  @Mutation(() => UserView, { description: '修改用户' })
  updateUser(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
    @Args() asked: Asked,
  ): Promise<UserView> {
    return this.users.update(context.actor, input, asked)
  }

  @Mutation(() => UserView, { description: '更换用户的角色；自己没有的权限不能给予或取消' })
  setUserRoles(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('roleIds', () => [ID], { description: '角色，至少一个，最多 20 个' }) roleIds: string[],
    @Args() asked: Asked,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<UserView> {
    return this.users.setRoles(context.actor, { id, roleIds, version }, asked)
  }

  @Mutation(() => UserView, { description: '停用用户，立即结束其在公司的全部会话' })
  disableUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('reason', () => String, why) reason?: string,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<UserView> {
    return this.users.disable(context.actor, { id, reason, version }, asked)
  }

  @Mutation(() => UserView, { description: '启用用户' })
  enableUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<UserView> {
    return this.users.enable(context.actor, { id, version }, asked)
  }

  @Mutation(() => UserView, { description: '把用户移出公司，立即结束其在公司的全部会话；返回移除前的样子' })
  deleteUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('reason', () => String, why) reason?: string,
    @Arg('version', () => Int, seen) version?: number,
  ): Promise<UserView> {
    return this.users.remove(context.actor, { id, reason, version }, asked)
  }

  @Mutation(() => UserView, { description: '重发邀请短信；次数有限' })
  resendInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Args() shown: CaptchaGiven,
  ): Promise<UserView> {
    return this.users.resend(context.actor, { id }, { ...asked, ...shown })
  }

  @Mutation(() => UserView, { description: '撤回尚未接受的邀请；返回撤回前的样子' })
  withdrawInvitation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
  ): Promise<UserView> {
    return this.users.withdraw(context.actor, { id }, asked)
  }

  @FieldResolver(() => [CompanyUserAction], { description: apiTexts.actions })
  async allowedActions(@Ctx() { actor, loaders }: RequestContext, @Root() user: UserView): Promise<string[]> {
    const standing = await loaders.standing.load({ actor, id: actor.userId })
    return userMachine.actions(user.state, actor, { user, standing })
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  async refusedActions(@Ctx() { actor, loaders }: RequestContext, @Root() user: UserView): Promise<RefusedAction[]> {
    const standing = await loaders.standing.load({ actor, id: actor.userId })
    return userMachine.refusedActions(user.state, actor, { user, standing })
  }
}
