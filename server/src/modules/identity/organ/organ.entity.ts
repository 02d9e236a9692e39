import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, nullsNotDistinct, ofCompany } from '../../../kernel/sql/columns.js'

export const Organ = defineEntity({
  name: 'Organ',
  tableName: 'organ',
  comment: '机构：公司的部门或项目部',
  filters: ofCompany,
  properties: {
    ...companyKey,
    parentId: p.uuid().strictNullable().comment('上级机构；直属公司时为空'),
    name: p.text().check('length(name) between 1 and 20').comment('名称'),
    sort: p.integer().default(0).comment('同级中的顺序'),
    kind: p.enum(['DEPARTMENT', 'SITE']).default('DEPARTMENT').comment('机构类型：部门、项目部'),
    remark: p.text().check('length(remark) <= 200').strictNullable().comment('说明'),
    ...edited,
  },
  checks: [{ expression: 'parent_id <> id' }],
  uniques: [{ properties: ['companyId', 'parentId', 'name'], options: nullsNotDistinct }],
})

export const OrganProject = defineEntity({
  name: 'OrganProject',
  tableName: 'organ_project',
  comment: '机构的项目；不在此表的项目直属公司',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    projectId: p.uuid().primary().comment('项目'),
    organId: p.uuid().comment('机构'),
  },
})
