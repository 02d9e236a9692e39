import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const Driver = defineEntity({
  name: 'Driver',
  tableName: 'driver',
  comment: '司机',
  filters: ofCompany,
  properties: {
    ...companyKey,
    captainId: p.uuid().comment('所属车队长'),
    userId: p.uuid().strictNullable().comment('登录的用户；未注册则为空'),
    name: p.text().comment('姓名'),
    mobile: p.text().comment('手机号'),
    isOpenWallet: p.boolean().default(false).comment('是否已开通钱包'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'mobile'] }],
})

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
    capacityTons: p.decimal().precision(12).scale(3).strictNullable().comment('核定载重（吨）'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'plate'] }],
})
