import { defineEntity, p } from '@mikro-orm/core'

export const MessageMute = defineEntity({
  name: 'MessageMute',
  tableName: 'message_mute',
  comment: '某人关闭的消息类型',
  properties: {
    userId: p.uuid().primary().comment('用户'),
    kind: p.text().primary().comment('消息类型'),
  },
})
