import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const SmsPhone = defineEntity({
  name: 'SmsPhone',
  tableName: 'sms_phone',
  comment: '收过验证码的手机号；其行是统计次数时的锁',
  properties: {
    mobile: p.text().primary().comment('手机号'),
  },
})

export const SmsCode = defineEntity({
  name: 'SmsCode',
  tableName: 'sms_code',
  comment: '短信验证码',
  properties: {
    id: p.uuid().primary().comment('主键'),
    mobile: p.text().comment('手机号'),
    purpose: p.smallint().check('purpose in (1, 2, 3, 4)').comment('用途：1 登录，2 绑定手机号，3 解绑手机号，4 注册'),
    codeHash: p.text().strictNullable().comment('验证码散列；尚在发件箱等候时为空，交给网关时才生成'),
    address: p.text().strictNullable().comment('请求来源的 IP 地址'),
    wrongTries: p.smallint().default(0).comment('输错的次数'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    expiresAt: moment().comment('失效时间'),
    usedAt: moment().strictNullable().comment('使用时间'),
    loginCodeHash: p.text().strictNullable().comment('换取登录的一次性代码散列'),
    loginCodeExpiresAt: moment().strictNullable().comment('一次性代码失效时间'),
    loginCodeUsedAt: moment().strictNullable().comment('一次性代码使用时间'),
  },
  uniques: [{ properties: ['loginCodeHash'] }],
})
