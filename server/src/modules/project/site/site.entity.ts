import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const DumpSite = defineEntity({
  name: 'DumpSite',
  tableName: 'dump_site',
  comment: '渣土场',
  filters: ofCompany,
  properties: {
    ...companyKey,
    code: p.text().comment('编号'),
    name: p.text().comment('渣土场名称'),
    reading: p.text().generated('(name_reading(name)) stored').comment('渣土场名称的拼音，供按拼音与首字母搜索'),
    garbageType: p.text().strictNullable().comment('渣土场类型：字典 garbage_type 的值'),
    ownership: p.enum(['OWN', 'SHARED']).strictNullable().comment('归属：自有或合作'),
    address: p.text().strictNullable().comment('地址'),
    lng: p.decimal().precision(10).scale(6).strictNullable().comment('经度'),
    lat: p.decimal().precision(9).scale(6).strictNullable().comment('纬度'),
    fenceRadiusM: p
      .integer()
      .strictNullable()
      .check('fence_radius_m between 50 and 5000')
      .comment('围栏半径（米），以坐标为圆心；为空时 1000 米'),
    dumpPrice: p
      .decimal()
      .precision(11)
      .scale(2)
      .strictNullable()
      .check('dump_price >= 0')
      .comment('消纳单价（元/车）'),
    operatorName: p.text().strictNullable().comment('负责人'),
    operatorMobile: p.text().strictNullable().comment('负责人电话'),
    mergedInto: p.uuid().strictNullable().comment('并入的渣土场'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  checks: [{ expression: 'merged_into is null or not enabled' }],
  uniques: [{ properties: ['companyId', 'code'] }, { properties: ['companyId', 'name'] }],
})
