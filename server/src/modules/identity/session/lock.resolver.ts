import { Arg, Ctx, Field, FieldResolver, InputType, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { LockService } from './lock.service.js'
import { Viewer } from './session.types.js'

@ObjectType({ description: '本人的锁屏设置' })
export class LockSetting {
  @Field({ description: '是否已设置锁屏密码' })
  hasPassword!: boolean

  @Field(() => Int, { description: '无操作多少分钟后自动锁屏；0 为不自动锁屏' })
  idleMinutes!: number
}

@InputType({ description: '要修改的锁屏设置' })
export class LockSettingInput {
  @Field(() => String, { nullable: true, description: '新的锁屏密码，最多 50 个字符；不填则不变' })
  password?: string | null

  @Field(() => Int, { description: '无操作多少分钟后自动锁屏：0、5、15、30 或 60；0 为不自动锁屏' })
  idleMinutes!: number
}

@Resolver(() => Viewer)
export class LockResolver {
  constructor(private readonly locks: LockService) {}

  @FieldResolver(() => LockSetting, { description: '锁屏设置' })
  lockSetting(@Root() { actor }: Viewer): Promise<LockSetting> {
    return this.locks.setting(actor)
  }

  @Mutation(() => LockSetting, { description: '设置本人的锁屏密码和自动锁屏；自动锁屏须先有锁屏密码' })
  updateLockSetting(
    @Ctx() context: RequestContext,
    @Arg('input', () => LockSettingInput) input: LockSettingInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<LockSetting> {
    return this.locks.update(context.actor, input, idempotencyKey)
  }
}
