import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { PreferenceService } from './preference.service.js'
import { MessagePreference, MessagePreferenceInput } from './preference.view.js'

@Resolver()
export class PreferenceResolver {
  constructor(private readonly preferences: PreferenceService) {}

  @Query(() => [MessagePreference], { description: '本人可能收到的各类消息，及是否接收' })
  messagePreferences(@Ctx() context: RequestContext): Promise<MessagePreference[]> {
    return this.preferences.list(context.actor)
  }

  @Mutation(() => [MessagePreference], { description: '选择接收哪些消息；没有填写的不变' })
  setMessagePreferences(
    @Ctx() context: RequestContext,
    @Arg('preferences', () => [MessagePreferenceInput], { description: '各类消息' })
    preferences: MessagePreferenceInput[],
  ): Promise<MessagePreference[]> {
    return this.preferences.set(context.actor, preferences)
  }
}
