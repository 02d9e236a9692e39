import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { PasswordService } from './password.service.js'
import { ChangePasswordInput, ResetPasswordInput } from './password.view.js'

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: PasswordService) {}

  @Mutation(() => Boolean, { description: '设置或修改本人密码，随即在所有设备上退出登录，本设备也退出' })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<boolean> {
    return this.passwords.change(context.actor, input)
  }

  @Mutation(() => Boolean, {
    description: '重置他人密码，其所有设备随即退出登录；在其他公司也任职的人、权限多于自己的人不能重置',
  })
  resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<boolean> {
    return this.passwords.reset(context.actor, input, idempotencyKey)
  }
}
