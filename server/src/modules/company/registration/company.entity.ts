import { defineEntity, p } from '@mikro-orm/core'
import { moment } from '../../../kernel/sql/columns.js'

export const Company = defineEntity({
  name: 'Company',
  tableName: 'company',
  comment: '公司：一个租户',
  properties: {
    id: p.uuid().primary().comment('主键'),
    name: p.text().comment('公司名称'),
    companyNo: p.text().strictNullable().comment('统一社会信用代码'),
    payeeCheck: p.boolean().default(false).comment('是否校验收款人（须签约且账户齐全）'),
    fourEyes: p.boolean().default(false).comment('是否复核：不能审核自己的申请'),
    enabled: p.boolean().default(true).comment('是否启用；停用后无人能登录'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyNo'] }],
})
