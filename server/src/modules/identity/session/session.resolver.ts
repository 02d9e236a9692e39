import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { CodeService } from '../code/code.service.js'
import { RoleType } from '../role-types.js'
import { LockService } from './lock.service.js'
import { SessionService } from './session.service.js'
import { CompanyEntry, SignInInput, TokenBundle, Viewer } from './session.types.js'
import { SignInService } from './sign-in.service.js'

@Resolver(() => Viewer)
export class SessionResolver {
  constructor(
    private readonly sessions: SessionService,
    private readonly signIns: SignInService,
    private readonly locks: LockService,
    private readonly codes: CodeService,
  ) {}

  @Query(() => Viewer, { description: '当前登录者、公司与权限' })
  viewer(@Ctx() context: RequestContext): Viewer {
    const actor = context.evenLocked
    const { userId, userName, mobile, email, avatar, company, roleType, permissions, locked } = actor.facts
    const user = { id: userId, name: userName, mobile, email, avatar }
    return { actor, user, company, roleType, permissions: [...permissions].sort(), sessionLocked: locked }
  }

  @FieldResolver(() => [CompanyEntry], { description: '可进入的公司' })
  companies(@Root() viewer: Viewer): Promise<CompanyEntry[]> {
    return this.sessions.companies(viewer.actor)
  }

  @Query(() => [CompanyEntry], { description: '手机号名下的公司；须持有该手机号的一次性登录码' })
  async companiesOfPhone(
    @Arg('mobile') mobile: string,
    @Arg('code') code: string,
    @Arg('roleType', () => Int, { defaultValue: RoleType.company }) roleType: number,
  ): Promise<CompanyEntry[]> {
    const entries = await this.signIns.companiesOfPhone({ mobile, code, roleType })
    return entries.map((entry) => ({ ...entry, currentCompanyAuth: false }))
  }

  @Mutation(() => String, { description: '发送短信验证码；type 1 登录，2 绑定，3 解绑，4 注册' })
  sendCode(
    @Ctx() context: RequestContext,
    @Arg('mobile') mobile: string,
    @Arg('type', () => Int, { defaultValue: 1 }) type: number,
    @Arg('roleType', () => Int, { defaultValue: RoleType.company }) roleType: number,
  ): Promise<string> {
    return this.codes.send({ mobile, type, roleType }, context.request.address)
  }

  @Mutation(() => String, { description: '校验并用掉短信验证码，返回 5 分钟内有效的一次性登录码' })
  checkCode(@Arg('mobile') mobile: string, @Arg('code') code: string): Promise<string> {
    return this.codes.check({ mobile, code })
  }

  @Mutation(() => TokenBundle, { description: '登录' })
  signIn(@Ctx() context: RequestContext, @Arg('input', () => SignInInput) input: SignInInput): Promise<TokenBundle> {
    return this.signIns.signIn(input, context.request)
  }

  @Mutation(() => TokenBundle, { description: '用刷新令牌换新的凭证' })
  refreshToken(@Arg('refreshToken') refreshToken: string): Promise<TokenBundle> {
    return this.sessions.refresh(refreshToken)
  }

  @Mutation(() => TokenBundle, { description: '进入另一家公司' })
  chooseCompany(
    @Ctx() context: RequestContext,
    @Arg('companyAuthId', () => ID) companyAuthId: string,
  ): Promise<TokenBundle> {
    return this.sessions.chooseCompany(context.actor, companyAuthId)
  }

  @Mutation(() => Boolean, { description: '退出登录，令牌立即失效' })
  signOut(@Ctx() context: RequestContext): Promise<boolean> {
    return this.sessions.signOut(context.evenLocked)
  }

  @Mutation(() => Boolean, { description: '锁屏' })
  lockSession(@Ctx() context: RequestContext, @Arg('password') password: string): Promise<boolean> {
    return this.locks.lock(context.actor, password)
  }

  @Mutation(() => Boolean, { description: '解锁；连续错 5 次则退出登录' })
  unlockSession(@Ctx() context: RequestContext, @Arg('password') password: string): Promise<boolean> {
    return this.locks.unlock(context.evenLocked, password)
  }
}
