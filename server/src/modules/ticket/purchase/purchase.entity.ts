import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import type { Computed } from '../../../kernel/sql/tables.js'
import { booked, bookedChecks, ofPlace } from '../booking/booked.entity.js'

export const TicketPurchase = defineEntity({
  name: 'TicketPurchase',
  tableName: 'ticket_purchase',
  comment: '购票：向渣土场买进的票',
  filters: ofCompany,
  properties: {
    ...companyKey,
    purchaseNo: p.text().comment('购票单号'),
    ...ofPlace,
    supplier: p.text().comment('供票单位'),
    quantity: p.integer().check('quantity > 0').comment('张数'),
    price: p.decimal().precision(11).scale(2).check('price >= 0').comment('单价（元/张）'),
    amount: p
      .decimal()
      .precision(16)
      .scale(2)
      .$type<Computed<string>>()
      .generated('(price * quantity) stored')
      .comment('金额（元）'),
    boughtAt: moment().comment('购票时间'),
    expiresOn: p.date().strictNullable().comment('有效期至；为空则长期有效'),
    invoiceNo: p.text().strictNullable().comment('发票号码'),
    ...booked,
  },
  checks: bookedChecks,
  uniques: [{ properties: ['companyId', 'purchaseNo'] }],
})
