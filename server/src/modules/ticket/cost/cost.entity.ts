import { defineEntity, p } from '@mikro-orm/core'
import { moment, ofCompany } from '../../../kernel/sql/columns.js'

const amount = () => p.decimal().precision(16).scale(2)

export const TicketMonthCost = defineEntity({
  name: 'TicketMonthCost',
  tableName: 'ticket_month_cost',
  comment: '每月票据成本：月初结存与当月购入的加权平均价',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    dumpSiteId: p.uuid().primary().comment('渣土场'),
    soilType: p.text().primary().comment('土质'),
    month: p.date().primary().comment('月份，为其首日'),
    openingQuantity: p.integer().comment('月初张数'),
    openingAmount: amount().comment('月初金额（元）'),
    boughtQuantity: p.integer().comment('购入张数'),
    boughtAmount: amount().comment('购入金额（元）'),
    usedQuantity: p.integer().comment('使用张数'),
    refundedQuantity: p.integer().comment('退还渣土场张数'),
    refundedAmount: amount().comment('退还渣土场金额（元）'),
    closingQuantity: p.integer().comment('月末张数'),
    closingAmount: amount().comment('月末金额（元）'),
    price: p.decimal().precision(14).scale(4).strictNullable().comment('平均单价（元/张）；从未购入则为空'),
    costedAt: moment().comment('核算时间'),
  },
})
