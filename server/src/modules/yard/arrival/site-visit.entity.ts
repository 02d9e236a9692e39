import { defineEntity, p } from '@mikro-orm/core'
import type { Quantity } from '../../../kernel/money/money.js'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { ArrivalState } from '../enums.js'

export const SiteVisit = defineEntity({
  name: 'SiteVisit',
  tableName: 'site_visit',
  comment: '渣土场对一趟车的登记：到场、卸土或拒收',
  filters: ofCompany,
  properties: {
    ...companyKey,
    waybillId: p.uuid().comment('运单'),
    dumpSiteId: p.uuid().comment('登记所在的渣土场'),
    yardCompanyId: p.uuid().comment('登记的渣土场经营方'),
    state: p.enum(() => ArrivalState).comment('待到场（登记已撤回）、已到场、已卸土或已拒收'),
    arrivedAt: moment().strictNullable().comment('到场时间'),
    closedAt: moment().strictNullable().comment('卸土或拒收的时间；还在场内则为空'),
    weightTons: p
      .decimal()
      .$type<Quantity>()
      .precision(12)
      .scale(3)
      .strictNullable()
      .check('weight_tons >= 0')
      .comment('场方过磅，与运单同单位；没有过磅则为空'),
    reason: p.text().strictNullable().check('length(reason) between 1 and 200').comment('拒收原因'),
    saidBy: p.uuid().comment('最后登记的人'),
    saidName: p.text().comment('最后登记的人的姓名'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'waybillId', 'dumpSiteId'] }],
  checks: [
    { expression: "(state = 'ANNOUNCED') = (arrived_at is null)" },
    { expression: "(state in ('TIPPED', 'REFUSED')) = (closed_at is not null)" },
    { expression: "state <> 'REFUSED' or reason is not null" },
  ],
})
