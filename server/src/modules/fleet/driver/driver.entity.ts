import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

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
    reading: p.text().generated('(name_reading(name)) stored').comment('姓名的拼音，供按拼音与首字母搜索'),
    mobile: p.text().comment('手机号'),
    isOpenWallet: p.boolean().default(false).comment('是否已开通钱包'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'mobile'] }],
})
