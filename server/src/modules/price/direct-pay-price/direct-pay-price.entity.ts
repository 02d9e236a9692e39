import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, decided, decidedChecks, edited, nullsNotDistinct, ofCompany } from '../../../kernel/sql/columns.js'
import { PriceStatus } from '../enums.js'

export const DirectPayPrice = defineEntity({
  name: 'DirectPayPrice',
  tableName: 'direct_pay_price',
  comment: '直付价：为选定的车队长和司机约定的运价',
  filters: ofCompany,
  properties: {
    ...companyKey,
    projectId: p.uuid().comment('项目'),
    tpMode: p.enum(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL']).comment('运输模式'),
    soilType: p.text().comment('土质'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    price: p.decimal().precision(11).scale(2).check('price >= 0').comment('单价（元）'),
    weightUnit: p
      .enum(['TRUCK', 'CUBIC', 'TON'])
      .strictNullable()
      .comment('计量单位：单价按它计，只用于以它计量的运单；为空则按各运单的计量单位计'),
    status: p
      .enum(() => PriceStatus)
      .default(PriceStatus.PENDING)
      .comment('状态'),
    ...decided,
    copiedFromId: p.uuid().strictNullable().comment('复制自的直付价'),
    replacedById: p.uuid().strictNullable().comment('代替它的直付价'),
    ...edited,
  },
  checks: [
    { expression: "(tp_mode = 'FREIGHT') = (dump_site_id is not null)" },
    ...decidedChecks,
    { expression: 'invalid_datetime >= audit_datetime' },
  ],
})

export const DirectPayPriceMember = defineEntity({
  name: 'DirectPayPriceMember',
  tableName: 'direct_pay_price_member',
  comment: '直付价的对象，附单价的条件，使数据库能拒绝同一趟的两个单价',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    priceId: p.uuid().primary().comment('直付价'),
    captainId: p.uuid().primary().comment('车队长'),
    driverId: p.uuid().strictNullable().comment('司机；为空则为该车队长的所有司机，以及司机不明的趟次'),
    projectId: p.uuid().comment('项目'),
    tpMode: p.text().comment('运输模式'),
    soilType: p.text().comment('土质'),
    dumpSiteId: p.uuid().strictNullable().comment('渣土场'),
    drivers: p
      .string()
      .columnType('numrange')
      .generated("(numrange(uuid_number(driver_id), uuid_number(driver_id), '[]')) stored")
      .comment('司机的区间：一位，或全部'),
    effective: p.string().columnType('tstzrange').strictNullable().comment('生效区间：审核时起，失效时止；未审核为空'),
  },
  uniques: [{ properties: ['companyId', 'priceId', 'captainId', 'driverId'], options: nullsNotDistinct }],
})
