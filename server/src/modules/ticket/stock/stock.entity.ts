import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'

export const TicketStock = defineEntity({
  name: 'TicketStock',
  tableName: 'ticket_stock',
  comment: '公司票据库存：已购未领的票；记账时先锁定此行',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    dumpSiteId: p.uuid().primary().comment('渣土场'),
    soilType: p.text().primary().comment('土质'),
    quantity: p.integer().comment('张数；可为负'),
  },
})
