import { Arg, Mutation, Resolver } from 'type-graphql'
import type { RegistrationService } from './registration.service.js'
import { RegisterCompanyInput, RegistrationView } from './registration.view.js'

@Resolver()
export class RegistrationResolver {
  constructor(private readonly registrations: RegistrationService) {}

  @Mutation(() => RegistrationView, {
    description: '注册企业或渣土场；不必登录，须持有管理员手机的验证码，成功后管理员即可登录',
  })
  registerCompany(@Arg('input', () => RegisterCompanyInput) input: RegisterCompanyInput): Promise<RegistrationView> {
    return this.registrations.register(input)
  }
}
