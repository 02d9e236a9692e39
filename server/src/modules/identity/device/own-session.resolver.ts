import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { OwnSessionService } from './own-session.service.js'
import { OwnSessionView } from './own-session.view.js'

@Resolver(() => OwnSessionView)
export class OwnSessionResolver {
  constructor(private readonly own: OwnSessionService) {}

  @Query(() => [OwnSessionView], { description: '本人登录着的设备，本设备在前，其余最近使用的在前' })
  mySessions(@Ctx() context: RequestContext): Promise<OwnSessionView[]> {
    return this.own.list(context.actor)
  }

  @Mutation(() => Boolean, { description: '退出本人的一台设备，立即生效' })
  endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<boolean> {
    return this.own.end(context.actor, id, idempotencyKey)
  }

  @Mutation(() => Int, { description: '退出本人的其他设备，答退出的台数' })
  endOtherSessions(
    @Ctx() context: RequestContext,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<number> {
    return this.own.endOthers(context.actor, idempotencyKey)
  }
}
