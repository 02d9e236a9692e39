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
    network: p.text().strictNullable().comment('该地址所在的网段：IPv4 的 /24，IPv6 的 /64'),
    deviceHash: p.text().strictNullable().comment('请求发送的设备，其标识的散列；不知道则为空'),
    own: p.boolean().default(false).comment('是否计入该设备自己的次数；其余计入手机号共用的次数'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    expiresAt: moment().comment('失效时间'),
    usedAt: moment().strictNullable().comment('使用时间'),
    loginCodeHash: p.text().strictNullable().comment('换取登录的一次性代码散列'),
    loginCodeExpiresAt: moment().strictNullable().comment('一次性代码失效时间'),
    loginCodeUsedAt: moment().strictNullable().comment('一次性代码使用时间'),
  },
  uniques: [{ properties: ['loginCodeHash'] }],
})

export const SmsTry = defineEntity({
  name: 'SmsTry',
  tableName: 'sms_try',
  comment: '输错验证码的一次尝试',
  properties: {
    id: p.uuid().primary().comment('主键'),
    mobile: p.text().comment('手机号'),
    deviceHash: p.text().strictNullable().comment('有自己次数的设备，其标识的散列；其余设备共用次数，为空'),
    address: p.text().comment('请求来源的 IP 地址'),
    network: p.text().comment('该地址所在的网段：IPv4 的 /24，IPv6 的 /64'),
    triedAt: moment().comment('尝试时间'),
  },
})
