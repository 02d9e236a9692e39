import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  comment: '会话：一次登录',
  properties: {
    id: p.uuid().primary().comment('主键'),
    userId: p.uuid().comment('用户'),
    companyId: p.uuid().strictNullable().comment('所在公司；车队长可跨公司，为空'),
    roleType: p.smallint().comment('角色类型'),
    userHash: p.text().comment('登录凭证散列（AuthorizationMD5）'),
    accessHash: p.text().comment('访问令牌散列'),
    accessExpiresAt: moment().comment('访问令牌失效时间'),
    refreshHash: p.text().comment('刷新令牌散列'),
    refreshExpiresAt: moment().comment('刷新令牌失效时间'),
    lockHash: p.text().strictNullable().comment('锁屏密码散列；未锁屏则为空'),
    lockFailures: p.smallint().default(0).comment('解锁失败的次数'),
    deviceId: p.text().strictNullable().comment('浏览器自取的设备标识的散列；程序登录时为空'),
    userAgent: p.text().strictNullable().comment('浏览器标识'),
    remoteAddr: p.text().strictNullable().comment('最近使用时的 IP 地址'),
    lastUsedAt: moment().defaultRaw('now()').comment('最近使用时间，精确到分钟'),
    secondFactorAt: moment().strictNullable().comment('出示两步验证码的时间'),
    phoneReleasedUntil: moment().strictNullable().comment('已验证原手机号，在此之前可绑定新手机号'),
    revokedAt: moment().strictNullable().comment('结束时间'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['accessHash'] }, { properties: ['refreshHash'] }],
})

export const SpentRefreshToken = defineEntity({
  name: 'SpentRefreshToken',
  tableName: 'spent_refresh_token',
  comment: '已换过的刷新令牌：再次出现即结束整个会话',
  properties: {
    refreshHash: p.text().primary().comment('刷新令牌散列'),
    sessionId: p.uuid().comment('会话'),
    spentAt: moment().defaultRaw('now()').comment('换取时间'),
  },
})

export const LoginLog = defineEntity({
  name: 'LoginLog',
  tableName: 'login_log',
  comment: '登录日志',
  properties: {
    id: p.uuid().primary().comment('主键'),
    userId: p.uuid().strictNullable().comment('用户；手机号没有账号时为空'),
    companyId: p.uuid().strictNullable().comment('登录的公司；未能登录时为所要进入的或唯一所属的公司，其余为空'),
    createBy: p.text().strictNullable().comment('登录名'),
    remoteAddr: p.text().strictNullable().comment('IP 地址'),
    address: p.text().strictNullable().comment('IP 地址所在地'),
    userAgent: p.text().strictNullable().comment('浏览器标识'),
    requestUri: p.enum(['/oauth/token', '/phone/token/sms', '/login']).comment('登录方式的请求路径'),
    params: p.json<unknown>().defaultRaw("'{}'").comment('请求参数，不含密码'),
    type: p.enum(['SUCCESS', 'FAILURE']).comment('结果：成功或失败'),
    exception: p.text().strictNullable().comment('失败原因'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
})
