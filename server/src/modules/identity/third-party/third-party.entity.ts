import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

const provider = () => p.enum(['OIDC', 'WECOM', 'DINGTALK']).comment('第三方平台')

export const ThirdPartyAccount = defineEntity({
  name: 'ThirdPartyAccount',
  tableName: 'third_party_account',
  comment: '第三方账号：用户绑定的、可用以登录的其他平台的账号；解绑后留存备查',
  properties: {
    id: p.uuid().primary().comment('主键'),
    userId: p.uuid().comment('用户'),
    provider: provider(),
    issuer: p.text().comment('签发者：其下的账号标识互不相同'),
    subject: p.text().check('length(subject) between 1 and 255').comment('平台的账号标识'),
    accountName: p.text().strictNullable().comment('平台所说的账号名称'),
    createdAt: moment().defaultRaw('now()').comment('绑定时间'),
    unboundAt: moment().strictNullable().comment('解绑时间；绑定着则为空'),
  },
  uniques: [
    { properties: ['provider', 'issuer', 'subject'], where: 'unbound_at is null' },
    { properties: ['userId', 'provider'], where: 'unbound_at is null' },
  ],
})

export const ThirdPartyAuthorization = defineEntity({
  name: 'ThirdPartyAuthorization',
  tableName: 'third_party_authorization',
  comment: '第三方授权：已发起、等待平台送回的绑定或登录，10 分钟内有效，只用一次',
  properties: {
    stateHash: p.text().primary().comment('state 散列'),
    provider: provider(),
    purpose: p.enum(['BIND', 'SIGN_IN']).comment('目的：绑定或登录'),
    sessionId: p.uuid().strictNullable().comment('发起绑定的会话'),
    proofHash: p.text().strictNullable().comment('发起登录的浏览器所持凭据的散列'),
    roleType: p.smallint().comment('角色类型'),
    nonce: p.text().comment('平台的身份令牌须带回的随机数'),
    verifier: p.text().comment('PKCE 的验证码'),
    address: p.text().comment('请求来源的 IP 地址'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    expiresAt: moment().comment('失效时间'),
    usedAt: moment().strictNullable().comment('使用时间'),
  },
  checks: [
    { expression: "(purpose = 'BIND') = (session_id is not null)" },
    { expression: "(purpose = 'SIGN_IN') = (proof_hash is not null)" },
  ],
})
