import { defineEntity, p } from '@mikro-orm/core'
import type { Quantity } from '../../../kernel/money/money.js'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const YardSite = defineEntity({
  name: 'YardSite',
  tableName: 'yard_site',
  comment: '渣土场由谁经营：公司把负责人的手机号登记在渣土场上，由其渣土场认领',
  filters: ofCompany,
  properties: {
    ...companyKey,
    dumpSiteId: p.uuid().comment('公司的渣土场'),
    yardCompanyId: p.uuid().comment('经营它的渣土场'),
    yardName: p.text().comment('经营它的渣土场的名称'),
    claimedBy: p.uuid().comment('认领人'),
    claimedName: p.text().comment('认领人姓名'),
    claimedAt: moment().comment('认领时间'),
    openHours: p.text().strictNullable().check('length(open_hours) between 1 and 60').comment('开放时间'),
    soils: p.array().strictNullable().check('cardinality(soils) between 1 and 20').comment('收哪些土质；空为都收'),
    capacityLeft: p
      .decimal()
      .$type<Quantity>()
      .precision(12)
      .scale(3)
      .strictNullable()
      .check('capacity_left >= 0')
      .comment('剩余容量（方）'),
    priceNote: p.text().strictNullable().check('length(price_note) between 1 and 200').comment('收费说明'),
    endedAt: moment().strictNullable().comment('结束经营的时间；仍在经营则为空'),
    endedName: p.text().strictNullable().comment('结束经营的人'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'dumpSiteId'], where: 'ended_at is null' }],
  checks: [{ expression: '(ended_at is null) = (ended_name is null)' }],
})
