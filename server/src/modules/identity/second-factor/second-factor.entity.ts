import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  comment: '两步验证：用户的验证器，密钥加密存放',
  properties: {
    userId: p.uuid().primary().comment('用户'),
    secret: p.text().strictNullable().comment('加密的密钥；未开启则为空'),
    pendingSecret: p.text().strictNullable().comment('加密的、尚未验证的新密钥'),
    enabledAt: moment().strictNullable().comment('开启时间'),
    lastStep: p.integer().strictNullable().comment('最近用过的验证码所在的半分钟，自1970年起计；同一验证码只用一次'),
  },
  checks: [{ expression: '(secret is null) = (enabled_at is null)' }],
})

export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  comment: '恢复码：手机不在身边时代替两步验证码，每个只用一次',
  properties: {
    codeHash: p.text().primary().comment('恢复码散列'),
    userId: p.uuid().comment('用户'),
    createdAt: moment().defaultRaw('now()').comment('生成时间'),
    usedAt: moment().strictNullable().comment('使用时间'),
  },
})
