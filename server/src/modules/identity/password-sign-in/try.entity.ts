import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const PasswordTry = defineEntity({
  name: 'PasswordTry',
  tableName: 'password_try',
  comment: '密码登录的错误次数：按账号、按来源网段、按本人用过的设备各计一行',
  properties: {
    subject: p.text().primary().comment('所计对象的散列'),
    failures: p.smallint().default(0).comment('错误次数，未果的尝试先计入'),
    failedAt: moment().strictNullable().comment('最近一次计入的时间；没有则为空'),
  },
})

export const PasswordLogin = defineEntity({
  name: 'PasswordLogin',
  tableName: 'password_login',
  comment: '密码核对无误后的一次性登录码',
  properties: {
    codeHash: p.text().primary().comment('登录码散列'),
    mobile: p.text().comment('手机号'),
    expiresAt: moment().comment('失效时间'),
    usedAt: moment().strictNullable().comment('使用时间'),
  },
})
