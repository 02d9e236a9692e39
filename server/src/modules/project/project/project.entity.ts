import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const Project = defineEntity({
  name: 'Project',
  tableName: 'project',
  comment: '项目（工地）',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('项目'),
    address: p.text().strictNullable().comment('地址'),
    lng: p.decimal().precision(10).scale(6).strictNullable().comment('经度'),
    lat: p.decimal().precision(9).scale(6).strictNullable().comment('纬度'),
    dayShiftStart: p.time().columnType('time').defaultRaw("'06:00'").comment('白班开始时刻'),
    nightShiftStart: p.time().columnType('time').defaultRaw("'18:00'").comment('夜班开始时刻'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'name'] }],
})

export const DumpSite = defineEntity({
  name: 'DumpSite',
  tableName: 'dump_site',
  comment: '渣土场',
  filters: ofCompany,
  properties: {
    ...companyKey,
    code: p.text().comment('编号'),
    name: p.text().comment('渣土场名称'),
    garbageType: p.text().strictNullable().comment('渣土场类型：字典 garbage_type 的值'),
    address: p.text().strictNullable().comment('地址'),
    lng: p.decimal().precision(10).scale(6).strictNullable().comment('经度'),
    lat: p.decimal().precision(9).scale(6).strictNullable().comment('纬度'),
    enabled: p.boolean().default(true).comment('是否启用'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'code'] }, { properties: ['companyId', 'name'] }],
})

export const SoilType = defineEntity({
  name: 'SoilType',
  tableName: 'soil_type',
  comment: '土质',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('土质名称'),
    tonsPerCubic: p.decimal().precision(6).scale(3).strictNullable().comment('每方吨数'),
    sort: p.smallint().default(0).comment('排序'),
  },
  uniques: [{ properties: ['companyId', 'name'] }],
})

export const ProjectDumpSite = defineEntity({
  name: 'ProjectDumpSite',
  tableName: 'project_dump_site',
  comment: '项目可用的渣土场',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    projectId: p.uuid().primary().comment('项目'),
    dumpSiteId: p.uuid().primary().comment('渣土场'),
  },
})

export const ProjectSoilType = defineEntity({
  name: 'ProjectSoilType',
  tableName: 'project_soil_type',
  comment: '项目可用的土质',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    projectId: p.uuid().primary().comment('项目'),
    soilTypeId: p.uuid().primary().comment('土质'),
  },
})
