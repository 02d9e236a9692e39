import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Viewer } from '../../identity/index.js'
import { kindLabels, messageLink, messageText } from '../kinds.js'
import { MessageService } from './message.service.js'
import { MessageFilter, MessagePage, MessageSort, MessageView } from './message.view.js'

/** Verbs of a message. */
const MessageAction = actionType('Message', { read: '标为已读' })

@Resolver(() => MessageView)
export class MessageResolver {
  constructor(private readonly messages: MessageService) {}

  @Query(() => MessagePage, { name: 'messages', description: '本人的站内消息，新的在前' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => MessageFilter, { nullable: true }) filter?: MessageFilter,
    @Arg('sort', () => [MessageSort], { nullable: true }) sort?: MessageSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<MessagePage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.messages.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => Int, { description: '将所选的或全部消息标为已读，返回剩余的未读条数，最多 100' })
  readMessages(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], { nullable: true, description: '消息，最多 1000 条；与 all 只填一项' }) ids?: string[],
    @Arg('all', () => Boolean, { defaultValue: false, description: '全部消息' }) all = false,
  ): Promise<number> {
    return this.messages.read(context.actor, { ids, all })
  }

  @FieldResolver(() => String, { description: '标题' })
  title(@Root() { kind }: MessageView): string {
    return kindLabels[kind]
  }

  @FieldResolver(() => String, { description: '内容' })
  text(@Root() { kind, params }: MessageView): string {
    return messageText(kind, params)
  }

  @FieldResolver(() => String, { nullable: true, description: '查看所涉对象的页面' })
  link(@Root() message: MessageView): string | null {
    return messageLink(message.kind, message.params, message)
  }

  @FieldResolver(() => [MessageAction], { description: apiTexts.actions })
  allowedActions(@Root() { read }: MessageView): string[] {
    return read ? [] : ['read']
  }
}

/** Unread messages beside the viewer. */
@Resolver(() => Viewer)
export class UnreadResolver {
  constructor(private readonly messages: MessageService) {}

  @FieldResolver(() => Int, { description: '未读的站内消息数，最多 100' })
  unreadMessages(@Root() { actor }: Viewer): Promise<number> {
    return this.messages.unread(actor)
  }
}
