import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, nullsNotDistinct, ofCompany } from '../../../kernel/sql/columns.js'

export const ProjectPrice = defineEntity({
  name: 'ProjectPrice',
  tableName: 'project_price',
  comment: '项目单价：没有直付价时的运价；没有渣土场的行适用于所有渣土场',
  filters: ofCompany,
  properties: {
    ...companyKey,
    projectId: p.uuid().comment('项目'),
    tpMode: p.enum(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL']).comment('运输模式'),
    soilType: p.text().comment('土质'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    price: p.decimal().precision(11).scale(2).check('price >= 0').comment('单价（元）'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'projectId', 'tpMode', 'soilType', 'dumpSiteId'], options: nullsNotDistinct }],
})
