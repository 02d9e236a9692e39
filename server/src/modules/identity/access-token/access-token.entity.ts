import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const AccessToken = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  comment: '访问令牌：程序以某人的身份只读查询',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().comment('令牌所代表的用户'),
    roleType: p.smallint().comment('角色类型'),
    name: p.text().check('length(name) between 1 and 20').comment('名称'),
    permissions: p.array().columnType('text[]').comment('可用的权限；本人失去的权限不再可用'),
    tokenHash: p.text().comment('令牌散列'),
    tokenTail: p.text().comment('令牌的最后四位'),
    expiresAt: moment().comment('失效时间'),
    usedAt: moment().strictNullable().comment('最近使用时间，精确到分钟'),
    revokedAt: moment().strictNullable().comment('吊销时间；有效则为空'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'tokenHash'] }],
})
