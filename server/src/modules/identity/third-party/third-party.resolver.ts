import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { ThirdParty } from '../enums.js'
import { RoleType } from '../role-types.js'
import { TokenBundle } from '../session/session.types.js'
import { ThirdPartyService } from './third-party.service.js'
import {
  ThirdPartyAccountView,
  ThirdPartyAuthorization,
  ThirdPartyProviderView,
  ThirdPartySignInInput,
} from './third-party.view.js'
import { ThirdPartySignInService } from './third-party-sign-in.service.js'

@Resolver()
export class ThirdPartyResolver {
  constructor(
    private readonly accounts: ThirdPartyService,
    private readonly signIns: ThirdPartySignInService,
  ) {}

  @Query(() => [ThirdPartyProviderView], { description: '已配置的第三方平台；一个都没有则为空' })
  thirdPartyProviders(): ThirdPartyProviderView[] {
    return this.accounts.providers()
  }

  @Query(() => [ThirdPartyAccountView], { description: '本人绑定的第三方账号' })
  thirdPartyAccounts(@Ctx() context: RequestContext): Promise<ThirdPartyAccountView[]> {
    return this.accounts.list(context.actor)
  }

  @Mutation(() => ThirdPartyAuthorization, {
    description: '发起绑定：平台送回 /authredirect，只能由本次登录绑定',
  })
  startThirdPartyBind(
    @Ctx() context: RequestContext,
    @Arg('provider', () => ThirdParty, { description: '第三方平台' }) provider: ThirdParty,
  ): Promise<ThirdPartyAuthorization> {
    return this.accounts.start(context.actor, provider)
  }

  @Mutation(() => ThirdPartyAccountView, { description: '绑定第三方账号；state 和 code 用过即失效' })
  bindThirdParty(
    @Ctx() context: RequestContext,
    @Arg('state', { description: '平台送回的 state' }) state: string,
    @Arg('code', { description: '平台送回的授权码' }) code: string,
  ): Promise<ThirdPartyAccountView> {
    return this.accounts.bind(context.actor, { state, code })
  }

  @Mutation(() => DeletedRecord, { description: '解绑第三方账号，随即不能再用它登录；已登录的不受影响' })
  async unbindThirdParty(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: '第三方账号编号' }) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DeletedRecord> {
    await this.accounts.unbind(context.actor, id, idempotencyKey)
    return deletionOf('ThirdPartyAccount', id)
  }

  @Mutation(() => ThirdPartyAuthorization, { description: '发起登录：平台送回 /login，只能由本浏览器登录' })
  startThirdPartySignIn(
    @Ctx() context: RequestContext,
    @Arg('provider', () => ThirdParty, { description: '第三方平台' }) provider: ThirdParty,
    @Arg('roleType', () => RoleType, { defaultValue: RoleType.COMPANY, description: '身份类型' }) roleType: number,
  ): Promise<ThirdPartyAuthorization> {
    return this.signIns.start(provider, roleType, context.request)
  }

  @Mutation(() => TokenBundle, {
    description: '以绑定过的第三方账号登录，进入最早加入的公司；没有绑定过的须先登录后绑定',
  })
  signInByThirdParty(
    @Ctx() context: RequestContext,
    @Arg('input', () => ThirdPartySignInInput) input: ThirdPartySignInInput,
  ): Promise<TokenBundle> {
    return this.signIns.signIn(input, context.request)
  }
}
