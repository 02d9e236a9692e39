import { defineEntity, p } from '@mikro-orm/core'
import { moment, nullsNotDistinct } from '../../../kernel/sql/columns.js'
import type { MessageParams } from '../kinds.js'

export const Message = defineEntity({
  name: 'Message',
  tableName: 'message',
  comment: '站内消息：一个人收到的一条',
  properties: {
    id: p.uuid().primary().comment('主键'),
    companyId: p.uuid().strictNullable().comment('所属公司；个人事项为空'),
    userId: p.uuid().comment('收件人'),
    roleType: p.smallint().strictNullable().comment('收件人的角色类型；个人事项为空'),
    kind: p.text().comment('消息类型'),
    params: p.json<MessageParams>().defaultRaw("'{}'").comment('消息内容中的名称与数字'),
    entity: p.text().strictNullable().comment('所涉对象的种类'),
    entityId: p.uuid().strictNullable().comment('所涉对象'),
    projectId: p.uuid().strictNullable().comment('所涉项目；看不到该项目的人看不到此消息'),
    event: p.text().comment('事件：同一事件只通知一次'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    readAt: moment().strictNullable().comment('阅读时间；未读为空'),
  },
  uniques: [{ properties: ['userId', 'roleType', 'kind', 'event'], options: nullsNotDistinct }],
  checks: [
    { expression: '(entity is null) = (entity_id is null)' },
    { expression: '(company_id is null) = (role_type is null)' },
  ],
})
