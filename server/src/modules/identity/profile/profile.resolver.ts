import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { PhoneStep } from '../enums.js'
import { PhoneService } from './phone.service.js'
import { ProfileService } from './profile.service.js'
import { HeldPermission, ProfileInput, ProfileView } from './profile.view.js'

@Resolver()
export class ProfileResolver {
  constructor(
    private readonly profiles: ProfileService,
    private readonly phones: PhoneService,
  ) {}

  @Query(() => ProfileView, { description: '本人的个人信息' })
  profile(@Ctx() context: RequestContext): Promise<ProfileView> {
    return this.profiles.find(context.actor)
  }

  @Query(() => [HeldPermission], { description: '本人在当前公司的全部权限，以及各由哪些角色带来' })
  myPermissions(@Ctx() context: RequestContext): Promise<HeldPermission[]> {
    return this.profiles.permissions(context.actor)
  }

  @Mutation(() => ProfileView, { description: '修改本人的姓名、邮箱或头像' })
  updateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => ProfileInput) input: ProfileInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<ProfileView> {
    return this.profiles.update(context.actor, input, idempotencyKey)
  }

  @Mutation(() => String, {
    description: '更换本人的手机号，先解绑，再绑定。答所做的事',
  })
  changePhone(
    @Ctx() context: RequestContext,
    @Arg('type', () => PhoneStep) type: PhoneStep,
    @Arg('phone') phone: string,
    @Arg('code') code: string,
  ): Promise<string> {
    return this.phones.change(context.actor, { type, phone, code })
  }
}
