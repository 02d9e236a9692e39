import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const Project = defineEntity({
  name: 'Project',
  tableName: 'project',
  comment: '项目（工地）',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().comment('项目'),
    reading: p.text().generated('(name_reading(name)) stored').comment('项目的拼音，供按拼音与首字母搜索'),
    address: p.text().strictNullable().comment('地址'),
    lng: p.decimal().precision(10).scale(6).strictNullable().comment('经度'),
    lat: p.decimal().precision(9).scale(6).strictNullable().comment('纬度'),
    dayShiftStart: p.time().columnType('time').defaultRaw("'06:00'").comment('白班开始时刻'),
    nightShiftStart: p.time().columnType('time').defaultRaw("'18:00'").comment('夜班开始时刻'),
    mergedInto: p.uuid().strictNullable().comment('并入的项目'),
    enabled: p.boolean().default(true).comment('是否启用'),
    usesTickets: p.boolean().default(false).comment('去渣土场的新运单没有说明时是否用票'),
    ...edited,
  },
  checks: [{ expression: 'merged_into is null or not enabled' }],
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
