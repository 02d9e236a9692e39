import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const PaperReading = defineEntity({
  name: 'PaperReading',
  tableName: 'paper_reading',
  comment: '识别证件的次数，据此限制频率；不含识别到的内容',
  properties: {
    id: p.uuid().primary().comment('主键'),
    address: p.text().comment('请求的 IP 地址'),
    userId: p.uuid().strictNullable().comment('请求的人；未登录时为空'),
    createdAt: moment().defaultRaw('now()').comment('请求时间'),
  },
})
