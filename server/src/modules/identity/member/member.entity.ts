import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { signInRoles } from '../role-types.js'

export const AppUser = defineEntity({
  name: 'AppUser',
  tableName: 'app_user',
  comment: '用户：一个登录的人，可在多家公司任职',
  properties: {
    id: p.uuid().primary().comment('主键'),
    mobile: p.text().check("mobile ~ '^1[3-9][0-9]{9}$'").comment('手机号，也是登录名'),
    name: p.text().comment('姓名'),
    email: p.text().strictNullable().comment('邮箱'),
    avatar: p.text().strictNullable().comment('头像的链接'),
    passwordHash: p.text().strictNullable().comment('密码散列'),
    passwordFailures: p.smallint().default(0).comment('连续输错原密码的次数'),
    passwordFailedAt: moment().strictNullable().comment('最近输错原密码的时间'),
    lockPasswordHash: p.text().strictNullable().comment('本人设置的锁屏密码散列；没有设置则为空'),
    idleLockMinutes: p
      .smallint()
      .check('idle_lock_minutes in (5, 15, 30, 60)')
      .strictNullable()
      .comment('无操作多少分钟后自动锁屏；不自动锁屏则为空'),
    enabled: p.boolean().default(true).comment('是否启用'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
    captainSince: moment().strictNullable().comment('自己注册为车队长的时间；没有注册过则为空'),
  },
  uniques: [{ properties: ['mobile'] }],
})

export const Membership = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  comment: '任职：某人在某公司以某种角色类型工作',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().comment('用户'),
    roleType: p
      .smallint()
      .check(`role_type in (${signInRoles.join(', ')})`)
      .comment('角色类型'),
    positionName: p.text().comment('职位'),
    enabled: p.boolean().default(true).comment('是否启用'),
    organId: p.uuid().strictNullable().comment('所属机构；直属公司时为空'),
    invitedName: p.text().strictNullable().comment('公司填写的姓名：本人进入公司前只显示它，不显示其账号的姓名'),
    joinedAt: moment().strictNullable().comment('首次进入公司的时间；受邀而未进入时为空'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'userId', 'roleType'] }],
  checks: [{ expression: 'joined_at is not null or invited_name is not null' }],
})

export const MembershipRole = defineEntity({
  name: 'MembershipRole',
  tableName: 'membership_role',
  comment: '任职所有的角色',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('公司'),
    membershipId: p.uuid().primary().comment('任职'),
    roleId: p.uuid().primary().comment('角色'),
  },
})
