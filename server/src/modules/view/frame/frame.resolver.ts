import { Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'

/** Origins whose pages /myiframe may show, by the server's configuration (docs/operations.md). */
@Resolver()
export class FrameResolver {
  constructor(private readonly origins: readonly string[]) {}

  @Query(() => [String], { description: '允许在 /myiframe 中嵌入的网站，如 https://maps.example；未配置时为空' })
  frameOrigins(@Ctx() context: RequestContext): string[] {
    // Reading the actor refuses strangers.
    return context.actor && [...this.origins]
  }
}
