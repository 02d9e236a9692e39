import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { idKey } from '../../../kernel/values/id.js'
import { AccessReset } from '../member/user.view.js'
import { EndedSessions } from '../session/session.types.js'
import { PasswordService } from './password.service.js'
import { ChangePasswordInput, ResetPasswordInput } from './password.view.js'

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: PasswordService) {}

  @Mutation(() => EndedSessions, { description: '设置或修改本人密码，随即在所有设备上退出登录，本设备也退出' })
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<EndedSessions> {
    return { ended: await this.passwords.change(context.actor, input) }
  }

  @Mutation(() => AccessReset, {
    description: '重置他人密码，其所有设备随即退出登录；在其他公司也任职的人、权限多于自己的人不能重置',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AccessReset> {
    await this.passwords.reset(context.actor, input, idempotencyKey)
    return { userId: idKey(input.userId) }
  }
}
