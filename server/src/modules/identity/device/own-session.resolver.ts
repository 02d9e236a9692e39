import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { EndedSessions } from '../session/session.types.js'
import { OwnSessionService } from './own-session.service.js'
import { OwnSessionView } from './own-session.view.js'

@Resolver(() => OwnSessionView)
export class OwnSessionResolver {
  constructor(private readonly own: OwnSessionService) {}

  @Query(() => [OwnSessionView], { description: '本人登录着的设备，本设备在前，其余最近使用的在前' })
  mySessions(@Ctx() context: RequestContext): Promise<OwnSessionView[]> {
    return this.own.list(context.actor)
  }

  @Mutation(() => DeletedRecord, { description: '退出本人的一台设备，立即生效' })
  async endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DeletedRecord> {
    await this.own.end(context.actor, id, idempotencyKey)
    return deletionOf('OwnSession', id)
  }

  @Mutation(() => EndedSessions, { description: '退出本人的其他设备' })
  async endOtherSessions(
    @Ctx() context: RequestContext,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<EndedSessions> {
    return { ended: await this.own.endOthers(context.actor, idempotencyKey) }
  }
}
