import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
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
    enabled: p.boolean().default(true).comment('是否启用'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['mobile'] }],
})

export const Role = defineEntity({
  name: 'Role',
  tableName: 'role',
  comment: '角色：一组权限的名称',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('角色名称'),
    permissions: p.array().columnType('text[]').comment('权限的代码'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'name'] }],
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
    roleId: p.uuid().strictNullable().comment('角色'),
    positionName: p.text().comment('职位'),
    enabled: p.boolean().default(true).comment('是否启用'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'userId', 'roleType'] }],
})
