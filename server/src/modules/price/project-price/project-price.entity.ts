import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const ProjectPrice = defineEntity({
  name: 'ProjectPrice',
  tableName: 'project_price',
  comment: '项目单价：没有直付价时的运价；没有渣土场的行适用于所有渣土场；同一内容启用的各行有效期不重叠',
  filters: ofCompany,
  properties: {
    ...companyKey,
    projectId: p.uuid().comment('项目'),
    tpMode: p.enum(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL']).comment('运输模式'),
    soilType: p.text().comment('土质'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    price: p.decimal().precision(11).scale(2).check('price >= 0').comment('单价（元）'),
    validFrom: moment().strictNullable().comment('生效时间，此时及以后出场的运单适用；为空则一直有效'),
    validUntil: moment().strictNullable().comment('失效时间，此时及以后出场的运单不再适用；为空则没有期限'),
    enabled: p.boolean().default(true).comment('是否启用；停用的不用于定价'),
    ...edited,
  },
  checks: [{ expression: 'valid_from < valid_until' }],
})
