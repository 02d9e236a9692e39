import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { AccessTokenService } from './access-token.service.js'
import { AccessTokenInput, AccessTokenView, NewAccessToken } from './access-token.view.js'

@Resolver(() => AccessTokenView)
export class AccessTokenResolver {
  constructor(private readonly tokens: AccessTokenService) {}

  @Query(() => [AccessTokenView], { description: '本人在当前公司的访问令牌，最新的在前；车队长没有' })
  accessTokens(@Ctx() context: RequestContext): Promise<AccessTokenView[]> {
    return this.tokens.list(context.actor)
  }

  @Mutation(() => NewAccessToken, { description: '新建访问令牌；令牌只在这一次的回答中' })
  createAccessToken(
    @Ctx() context: RequestContext,
    @Arg('input', () => AccessTokenInput) input: AccessTokenInput,
  ): Promise<NewAccessToken> {
    return this.tokens.create(context.actor, input)
  }

  @Mutation(() => AccessTokenView, { description: '吊销访问令牌，立即生效' })
  revokeAccessToken(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AccessTokenView> {
    return this.tokens.revoke(context.actor, id, idempotencyKey)
  }
}
