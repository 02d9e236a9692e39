import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import type { RequestContext } from '../../../kernel/context.js'
import type { AuthenticationService } from '../authentication/authentication.service.js'
import { RegistrationStatus } from '../enums.js'
import type { ReviewService } from '../review/review.service.js'
import { RegistrationAction, registrationMachine } from './registration.machine.js'
import { warningsOf } from './registration.schema.js'
import type { RegistrationService } from './registration.service.js'
import { RegisterCompanyInput, RegistrationView } from './registration.view.js'

@Resolver(() => RegistrationView)
export class RegistrationResolver {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly authentications: AuthenticationService,
    private readonly reviews: ReviewService,
  ) {}

  @Query(() => RegistrationView, {
    nullable: true,
    description: '当前公司的注册与认证，须有提交企业认证的权限；没有注册过的为空。平台运营给出编号，可看任何一家的',
  })
  registration(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, { nullable: true }) id?: string | null,
  ): Promise<RegistrationView | undefined> {
    return typeof id === 'string' ? this.reviews.find(actor, id) : this.authentications.find(actor)
  }

  @Mutation(() => RegistrationView, {
    description: '注册企业或渣土场；不必登录，须持有管理员手机的验证码，成功后管理员即可登录',
  })
  registerCompany(
    @Ctx() { request }: RequestContext,
    @Arg('input', () => RegisterCompanyInput) input: RegisterCompanyInput,
    @Arg('deviceId', () => String, { nullable: true, description: '要得验证码的设备标识' }) deviceId?: string | null,
  ): Promise<RegistrationView> {
    return this.registrations.register(input, request.address, deviceId)
  }

  @FieldResolver(() => [String], { description: '须再核对的：照收而不拒绝，例如统一社会信用代码与其校验位不符' })
  warnings(@Root() registration: RegistrationView): string[] {
    return warningsOf(registration)
  }

  @FieldResolver(() => [RegistrationAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { anybody: actor }: RequestContext, @Root() { status }: RegistrationView): string[] {
    return actor ? registrationMachine.actions(RegistrationStatus[status], actor) : []
  }
}
