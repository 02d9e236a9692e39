import { Field, InputType, Int, ObjectType } from 'type-graphql'
import '../enums.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { MessageParams } from '../kinds.js'
import { messageTable as table } from './fields.js'

@ObjectType('Message', { description: '站内消息：本人在各公司收到的一条' })
export class MessageView extends objectOf(table) {
  /** Parameters that the text needs. */
  params!: MessageParams
}

@ObjectType({ description: '查询到的消息的合计' })
export class MessageSummary {
  @Field(() => Int, { description: '未读的条数' })
  unread!: number
}

@ObjectType({ description: '一页消息' })
export class MessagePage extends pageOf('消息', MessageView, MessageSummary) {}

@InputType({ description: '消息查询条件' })
export class MessageFilter extends listFilterOf(table, 'Message') {}

export enum MessageSortField {
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('MessageSortField', MessageSortField, '消息排序字段')

@InputType({ description: '消息排序' })
export class MessageSort extends sortBy(MessageSortField) {}
