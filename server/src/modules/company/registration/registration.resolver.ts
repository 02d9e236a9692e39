import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { RegistrationStatus } from './enums.js'
import { registrationMachine } from './registration.machine.js'
import type { RegistrationService } from './registration.service.js'
import { RegisterCompanyInput, RegistrationView } from './registration.view.js'

@Resolver(() => RegistrationView)
export class RegistrationResolver {
  constructor(private readonly registrations: RegistrationService) {}

  @Mutation(() => RegistrationView, {
    description: '注册企业或渣土场；不必登录，须持有管理员手机的验证码，成功后管理员即可登录',
  })
  registerCompany(@Arg('input', () => RegisterCompanyInput) input: RegisterCompanyInput): Promise<RegistrationView> {
    return this.registrations.register(input)
  }

  @FieldResolver(() => [String], { description: '可做的操作；注册由平台审核，注册人没有' })
  allowedActions(@Ctx() { actor }: Context, @Root() { status }: RegistrationView): string[] {
    return registrationMachine.actions(RegistrationStatus[status], actor)
  }
}
