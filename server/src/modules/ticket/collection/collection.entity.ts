import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { booked, bookedChecks, ofPlace } from '../booking/booked.entity.js'

export const TicketCollection = defineEntity({
  name: 'TicketCollection',
  tableName: 'ticket_collection',
  comment: '领票：从公司库存领到项目的票',
  filters: ofCompany,
  properties: {
    ...companyKey,
    collectNo: p.text().comment('领票单号'),
    projectId: p.uuid().comment('项目'),
    ...ofPlace,
    driverId: p.uuid().strictNullable().comment('领票司机；为空则由项目保管'),
    receiver: p.text().strictNullable().comment('领票人'),
    quantity: p.integer().check('quantity > 0').comment('张数'),
    collectedAt: moment().comment('领票时间'),
    ...booked,
  },
  checks: bookedChecks,
  uniques: [{ properties: ['companyId', 'collectNo'] }],
})
