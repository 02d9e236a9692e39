import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { AuthenticationStep } from '../enums.js'
import { RegistrationView } from '../registration/registration.view.js'
import type { AuthenticationService } from './authentication.service.js'
import { AuthenticationDraftView, AuthenticationInput, AuthenticationStanding } from './authentication.view.js'

@Resolver()
export class AuthenticationResolver {
  constructor(private readonly authentications: AuthenticationService) {}

  @Query(() => AuthenticationDraftView, { nullable: true, description: '本人未提交的企业认证；没有则为空' })
  authenticationDraft(@Ctx() { actor }: RequestContext): Promise<AuthenticationDraftView | undefined> {
    return this.authentications.draft(actor)
  }

  @Mutation(() => AuthenticationDraftView, { description: '保存未提交的企业认证，替换之前保存的' })
  saveAuthenticationDraft(
    @Ctx() { actor }: RequestContext,
    @Arg('step', () => AuthenticationStep, { description: '填到的步骤' }) step: AuthenticationStep,
    @Arg('input', () => AuthenticationInput) form: AuthenticationInput,
    @Arg('unsure', () => [String], { nullable: true, description: '识别时没有把握、尚未核对的字段' })
    unsure?: string[] | null,
  ): Promise<AuthenticationDraftView> {
    return this.authentications.saveDraft(actor, { step, form, unsure })
  }

  @Mutation(() => AuthenticationStanding, { description: '清空未提交的企业认证' })
  async discardAuthenticationDraft(@Ctx() { actor }: RequestContext): Promise<AuthenticationStanding> {
    await this.authentications.discardDraft(actor)
    return new AuthenticationStanding()
  }

  @Mutation(() => RegistrationView, {
    description: '提交企业认证，由平台审核；还没有公司的人同时开通公司，之后选择该公司进入',
  })
  submitAuthentication(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => AuthenticationInput) input: AuthenticationInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RegistrationView> {
    return this.authentications.submit(actor, input, idempotencyKey)
  }
}

/** Authentication of the caller's company as it stands when it is asked. */
@Resolver(() => AuthenticationStanding)
export class AuthenticationStandingResolver {
  constructor(private readonly authentications: AuthenticationService) {}

  @FieldResolver(() => AuthenticationDraftView, optional('本人未提交的企业认证；没有则为空'))
  draft(@Ctx() { actor }: RequestContext): Promise<AuthenticationDraftView | undefined> {
    return this.authentications.draft(actor)
  }

  @FieldResolver(() => RegistrationView, optional('公司已提交的企业认证；还没有公司的为空'))
  registration(@Ctx() { actor }: RequestContext): Promise<RegistrationView | undefined> {
    return this.authentications.find(actor)
  }
}
