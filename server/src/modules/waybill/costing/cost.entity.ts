import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

/** Price of a trip, its own or the one that it would be settled at: positive, zero, or none. */
export type Priced = 'SET' | 'ZERO' | 'NONE'

export const WaybillCost = defineEntity({
  name: 'WaybillCost',
  tableName: 'waybill_cost',
  comment: '未作废运单按日、按月、按年的方量和成本；由触发器逐次追加，后台折叠',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    span: p.enum(['CHANGE', 'DAY', 'MONTH', 'YEAR']).primary().comment('跨度：尚未折叠的变动、日、月、年'),
    fullDetail: p.boolean().primary().comment('是否分到渣土场、预付、挖机和用票的月份'),
    day: p.date().primary().comment('出场日期（北京时间）；月和年为其首日'),
    projectId: p.uuid().comment('项目'),
    tpMode: p.text().comment('运输模式'),
    goSoilType: p.text().comment('出场土质'),
    weightUnit: p.text().comment('计量单位'),
    priced: p.text().$type<Priced>().comment('单价：SET 有，ZERO 为零，NONE 没有'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    prepaid: p.boolean().strictNullable().comment('是否有渣土场预付价'),
    machineCode: p.text().strictNullable().comment('挖机编号'),
    ticketMonth: p.date().strictNullable().comment('所用的票按哪个月的平均单价，为其首日；未用票则为空'),
    trips: p.integer().comment('趟数'),
    quantity: p.decimal().precision(18).scale(3).comment('数量（按计量单位）'),
    amount: p.decimal().precision(18).scale(2).comment('按结算单价或核算单价的应收'),
    adjusted: p.decimal().precision(18).scale(2).comment('其中的额外金额与调整金额'),
    paid: p.decimal().precision(18).scale(2).comment('已付'),
    prepaidAmount: p.decimal().precision(18).scale(2).comment('渣土场预付'),
  },
})

export const CostingDue = defineEntity({
  name: 'CostingDue',
  tableName: 'costing_due',
  comment: '单价有变动的条件，其未结算运单的核算单价待重新取',
  filters: ofCompany,
  properties: {
    companyId: companyKey.companyId,
    id: p.uuid().primary().defaultRaw('gen_random_uuid()').comment('编号'),
    projectId: p.uuid().comment('项目'),
    tpMode: p.text().comment('运输模式'),
    soilType: p.text().comment('土质'),
    lookedAt: moment().strictNullable().comment('第一遍重取的时间；当时正在写入的运单由第二遍取到'),
    createdAt: moment().defaultRaw('now()').comment('变动时间'),
  },
})
