import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const Role = defineEntity({
  name: 'Role',
  tableName: 'role',
  comment: '角色：一组权限的名称',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('角色名称'),
    permissions: p.array().columnType('text[]').comment('权限的代码'),
    standard: p
      .enum(['ADMINISTRATOR', 'SETTLER', 'AUDITOR', 'CASHIER', 'READER'])
      .strictNullable()
      .comment('标准角色的代码；公司自建的角色为空'),
    dataScope: p
      .enum(['ALL', 'ORGAN', 'CHOSEN'])
      .default('ALL')
      .comment('数据范围：全部项目、本机构及下级机构的项目、指定的项目'),
    secondFactor: p.boolean().default(false).comment('是否要求有此角色的人使用两步验证'),
    remark: p.text().strictNullable().comment('备注'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'name'] }, { properties: ['companyId', 'standard'] }],
  // Roles of companies never contain permissions of the platform's desk.
  checks: [{ expression: "array_to_string(permissions, ',') !~ '(^|,)platform:'" }],
})

export const RoleProject = defineEntity({
  name: 'RoleProject',
  tableName: 'role_project',
  comment: '角色可见的项目，仅用于数据范围为指定项目的角色',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    roleId: p.uuid().primary().comment('角色'),
    projectId: p.uuid().primary().comment('项目'),
  },
})
