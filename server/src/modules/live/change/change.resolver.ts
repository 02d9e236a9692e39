import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql'
import { optional } from '../../../kernel/graphql.js'
import { ChangedType } from '../enums.js'
import { ChangeFilter, ChangesView } from './change.view.js'
import type { ChangeRequest } from './wish.js'

/** Context of a stream, which its door makes: the library calls `subscribe` without a resolver. */
export interface StreamContext {
  follow(request: ChangeRequest): AsyncIterable<ChangesView>
}

@Resolver()
export class ChangeResolver {
  @Subscription(() => ChangesView, {
    description: '变动：所在公司有记录新增、修改或删除时告知，限于有权查看的类型；以 text/event-stream 接收',
    subscribe: ({ context, args }: { context: StreamContext; args: ChangeRequest }) => context.follow(args),
  })
  changed(
    @Root() changes: ChangesView,
    @Arg('types', () => [ChangedType], optional('要告知的类型，不填则为全部')) _types?: ChangedType[],
    @Arg('filter', () => ChangeFilter, { nullable: true }) _filter?: ChangeFilter,
    @Arg('after', () => ID, optional('最后收到的所到之处，从那里接着告知；不填则从现在开始')) _after?: string,
  ): ChangesView {
    return changes
  }
}
