import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const Captcha = defineEntity({
  name: 'Captcha',
  tableName: 'captcha',
  comment: '图形验证码',
  properties: {
    id: p.uuid().primary().comment('主键'),
    codeHash: p.text().comment('所示字符的散列'),
    address: p.text().comment('请求来源的 IP 地址'),
    network: p.text().comment('该地址所在的网段：IPv4 的 /24，IPv6 的 /64'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    expiresAt: moment().comment('失效时间'),
    usedAt: moment().strictNullable().comment('使用时间，填错也算使用'),
  },
})
