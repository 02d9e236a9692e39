import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const Truck = defineEntity({
  name: 'Truck',
  tableName: 'truck',
  comment: '车辆',
  filters: ofCompany,
  properties: {
    ...companyKey,
    captainId: p.uuid().comment('所属车队长'),
    plate: p.text().comment('车牌'),
    vehicleType: p.text().strictNullable().comment('车型'),
    volumeCubic: p.decimal().precision(12).scale(3).strictNullable().comment('车厢容积（方）'),
    capacityTons: p.decimal().precision(12).scale(3).strictNullable().comment('核定载重（吨）'),
    mergedInto: p.uuid().strictNullable().comment('并入的车辆'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  checks: [{ expression: 'merged_into is null or not enabled' }],
  uniques: [{ properties: ['companyId', 'plate'] }],
})
