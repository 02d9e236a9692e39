import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { ActorFacts } from '../../../kernel/command/actor.js'
import type { RequestContext } from '../../../kernel/context.js'
import { CodeService } from '../code/code.service.js'
import { CodePurpose, SecondFactorDue } from '../enums.js'
import { InvitedService } from '../member/invited.service.js'
import { RoleType } from '../role-types.js'
import { LockService } from './lock.service.js'
import { rightsOf } from './rights.js'
import { SessionService } from './session.service.js'
import {
  CompanyEntry,
  DeclinedInvitation,
  EndedSessions,
  RegisterCaptainInput,
  SessionLock,
  SignInInput,
  TokenBundle,
  Viewer,
} from './session.types.js'
import { SignInService } from './sign-in.service.js'

/** Missing step before a session may do anything; null for none. */
export function dueOf({ closedBy }: ActorFacts): SecondFactorDue | null {
  if (closedBy?.code === 'SECOND_FACTOR_CODE_NEEDED') return SecondFactorDue.CODE
  return closedBy?.code === 'SECOND_FACTOR_NEEDED' ? SecondFactorDue.SETUP : null
}

const DEVICE = '浏览器自取并保存的设备标识，32 到 64 个字符；本人登录过的设备有自己的次数，不受他人影响'

@Resolver(() => Viewer)
export class SessionResolver {
  constructor(
    private readonly sessions: SessionService,
    private readonly signIns: SignInService,
    private readonly locks: LockService,
    private readonly codes: CodeService,
    private readonly invited: InvitedService,
  ) {}

  @Query(() => Viewer, { description: '当前登录者、公司与权限' })
  viewer(@Ctx() context: RequestContext): Viewer {
    const actor = context.evenClosed
    const { userId, userName, mobile, email, avatar, company, roleType, permissions, locked } = actor.facts
    const user = { id: userId, name: userName, mobile, email, avatar }
    const rights = rightsOf(actor.facts)
    return {
      actor,
      user,
      company,
      roleType,
      permissions: [...permissions].sort(),
      rights,
      sessionLocked: locked,
      secondFactorDue: dueOf(actor.facts),
    }
  }

  @FieldResolver(() => [CompanyEntry], { description: '可进入的公司' })
  companies(@Root() viewer: Viewer): Promise<CompanyEntry[]> {
    return this.sessions.companies(viewer.actor)
  }

  @Query(() => [CompanyEntry], { description: '手机号名下的公司；须持有该手机号的一次性登录码' })
  async companiesOfPhone(
    @Arg('mobile') mobile: string,
    @Arg('code') code: string,
    @Arg('roleType', () => RoleType, { defaultValue: RoleType.COMPANY }) roleType: number,
  ): Promise<CompanyEntry[]> {
    const entries = await this.signIns.companiesOfPhone({ mobile, code, roleType })
    return entries.map((entry) => ({ ...entry, currentCompanyAuth: false }))
  }

  @Mutation(() => String, { description: '发送短信验证码' })
  sendCode(
    @Ctx() context: RequestContext,
    @Arg('mobile') mobile: string,
    @Arg('type', () => CodePurpose, { defaultValue: CodePurpose.SIGN_IN, description: '验证码的用途' })
    type: CodePurpose,
    @Arg('roleType', () => RoleType, { defaultValue: RoleType.COMPANY }) roleType: number,
    @Arg('deviceId', () => String, { nullable: true, description: DEVICE }) deviceId?: string | null,
    @Arg('captchaId', () => ID, { nullable: true, description: '图形验证码编号；答复 CAPTCHA_NEEDED 时须填' })
    captchaId?: string | null,
    @Arg('captchaCode', () => String, { nullable: true, description: '图形验证码所示的 4 个字符' })
    captchaCode?: string | null,
  ): Promise<string> {
    return this.codes.send({ mobile, type, roleType, deviceId, captchaId, captchaCode }, context.request.address)
  }

  @Mutation(() => String, { description: '校验并用掉短信验证码，返回 5 分钟内有效的一次性登录码' })
  checkCode(
    @Ctx() context: RequestContext,
    @Arg('mobile') mobile: string,
    @Arg('code') code: string,
    @Arg('deviceId', () => String, { nullable: true, description: DEVICE }) deviceId?: string | null,
  ): Promise<string> {
    return this.codes.check({ mobile, code, deviceId }, context.request.address)
  }

  @Mutation(() => TokenBundle, { description: '登录' })
  signIn(@Ctx() context: RequestContext, @Arg('input', () => SignInInput) input: SignInInput): Promise<TokenBundle> {
    return this.signIns.signIn(input, context.request)
  }

  @Mutation(() => TokenBundle, {
    description: '企业认证第 0 步：以手机验证码登录，没有账号的同时开通；还没有公司的人由此填写企业认证',
  })
  beginAuthentication(
    @Ctx() context: RequestContext,
    @Arg('mobile') phone: string,
    @Arg('code') code: string,
    @Arg('deviceId', () => String, { nullable: true, description: '浏览器自取并保存的设备标识，最多 64 个字符' })
    deviceId?: string | null,
  ): Promise<TokenBundle> {
    return this.signIns.signInToFound({ phone, code, deviceId }, context.request)
  }

  @Mutation(() => TokenBundle, {
    description: '车队长以手机验证码注册并登录，没有账号的同时开通；公司以后登记其手机号，即可看到在该公司的运单和结算',
  })
  registerCaptain(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterCaptainInput) input: RegisterCaptainInput,
  ): Promise<TokenBundle> {
    return this.signIns.registerCaptain(input, context.request)
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
    return this.signIns.enterCompany(context.actor, companyAuthId)
  }

  @Mutation(() => DeclinedInvitation, { description: '谢绝一家公司的邀请' })
  declineInvitation(
    @Ctx() context: RequestContext,
    @Arg('companyAuthId', () => ID) companyAuthId: string,
  ): Promise<DeclinedInvitation> {
    return this.invited.declineBy(context.actor, companyAuthId)
  }

  @Mutation(() => DeclinedInvitation, {
    description: '未登录时谢绝一家公司的邀请；须持有手机号的一次性登录码，登录码不会用掉',
  })
  declineInvitationByCode(
    @Arg('mobile') mobile: string,
    @Arg('code') code: string,
    @Arg('companyAuthId', () => ID) companyAuthId: string,
    @Arg('roleType', () => RoleType, { defaultValue: RoleType.COMPANY }) roleType: number,
  ): Promise<DeclinedInvitation> {
    return this.invited.declineByCode({ mobile, code, companyAuthId, roleType })
  }

  @Mutation(() => EndedSessions, { description: '退出登录，令牌立即失效' })
  async signOut(@Ctx() context: RequestContext): Promise<EndedSessions> {
    return { ended: await this.sessions.signOut(context.evenClosed) }
  }

  @Mutation(() => SessionLock, { description: '锁屏；不填密码则以本人设置的锁屏密码锁屏' })
  lockSession(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, { nullable: true }) password?: string | null,
  ): Promise<SessionLock> {
    return this.locks.lock(context.actor, password)
  }

  @Mutation(() => SessionLock, { description: '解锁；连续错 5 次则退出登录' })
  unlockSession(@Ctx() context: RequestContext, @Arg('password') password: string): Promise<SessionLock> {
    return this.locks.unlock(context.evenClosed, password)
  }
}
