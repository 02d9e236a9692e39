import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const Captain = defineEntity({
  name: 'Captain',
  tableName: 'captain',
  comment: '车队长',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().strictNullable().comment('登录的用户；未注册则为空'),
    name: p.text().comment('姓名'),
    reading: p.text().generated('(name_reading(name)) stored').comment('姓名的拼音，供按拼音与首字母搜索'),
    mobile: p.text().comment('手机号'),
    isOpenWallet: p.boolean().default(false).comment('是否已开通钱包'),
    remark: p.text().strictNullable().comment('备注'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'mobile'] }],
})
