import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { idKey } from '../../../kernel/values/id.js'
import { AccessReset } from '../member/user.view.js'
import { SecondFactorService } from './second-factor.service.js'
import { NewSecondFactor, SecondFactorView } from './second-factor.view.js'

const CODE = '验证器的 6 位验证码，或一个恢复码'

@Resolver()
export class SecondFactorResolver {
  constructor(private readonly factors: SecondFactorService) {}

  @Query(() => SecondFactorView, { description: '本人的两步验证' })
  secondFactor(@Ctx() context: RequestContext): Promise<SecondFactorView> {
    return this.factors.standing(context.evenHalfIn)
  }

  @Mutation(() => NewSecondFactor, { description: '获取新的两步验证密钥，尚不生效；已开启的须附现有的验证码' })
  beginSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, { nullable: true, description: CODE }) code?: string | null,
  ): Promise<NewSecondFactor> {
    return this.factors.start(context.evenHalfIn, code)
  }

  @Mutation(() => [String], { description: '以新密钥的验证码开启两步验证，返回 10 个恢复码，只显示这一次' })
  turnOnSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('code', { description: '验证器的 6 位验证码' }) code: string,
  ): Promise<string[]> {
    return this.factors.turnOn(context.evenHalfIn, code)
  }

  @Mutation(() => SecondFactorView, { description: '登录之后输入两步验证码；再错则每次须等待更久（TOO_OFTEN）' })
  async passSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('code', { description: CODE }) code: string,
  ): Promise<SecondFactorView> {
    await this.factors.pass(context.evenHalfIn, code)
    return this.factors.standing(context.evenHalfIn)
  }

  @Mutation(() => [String], { description: '重新生成 10 个恢复码，旧的随即失效' })
  renewRecoveryCodes(
    @Ctx() context: RequestContext,
    @Arg('code', { description: CODE }) code: string,
  ): Promise<string[]> {
    return this.factors.renewRecoveryCodes(context.actor, code)
  }

  @Mutation(() => SecondFactorView, { description: '关闭两步验证；公司要求使用的不能关闭' })
  turnOffSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('code', { description: CODE }) code: string,
  ): Promise<SecondFactorView> {
    return this.factors.turnOff(context.actor, code)
  }

  @Mutation(() => AccessReset, {
    description: '重置他人的两步验证，其所有设备随即退出登录；在其他公司也任职的人、权限多于自己的人不能重置',
  })
  async resetSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('userId', () => ID, { description: '用户编号' }) userId: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AccessReset> {
    await this.factors.reset(context.actor, userId, idempotencyKey)
    return { userId: idKey(userId) }
  }
}
