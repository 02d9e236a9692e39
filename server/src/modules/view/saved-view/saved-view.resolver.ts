import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { SavedViewService } from './saved-view.service.js'
import { SavedViewInput, SavedViewView } from './saved-view.view.js'

@Resolver()
export class SavedViewResolver {
  constructor(private readonly views: SavedViewService) {}

  @Query(() => [SavedViewView], { description: '一个列表的视图：本人的，与同事共享的' })
  savedViews(@Ctx() context: RequestContext, @Arg('list') list: string): Promise<SavedViewView[]> {
    return this.views.list(context.actor, list)
  }

  @Mutation(() => SavedViewView, { description: '新建视图，或覆盖本人的视图' })
  saveView(
    @Ctx() context: RequestContext,
    @Arg('input', () => SavedViewInput) input: SavedViewInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<SavedViewView> {
    return this.views.save(context.actor, input, key)
  }

  @Mutation(() => DeletedRecord, { description: '删除本人的视图；能修改公司设置的人也能删除他人共享的查询' })
  async deleteView(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<DeletedRecord> {
    await this.views.delete(context.actor, id, key)
    return deletionOf('SavedView', id)
  }
}
