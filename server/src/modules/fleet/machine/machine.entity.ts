import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const Machine = defineEntity({
  name: 'Machine',
  tableName: 'machine',
  comment: '机械：挖机等',
  filters: ofCompany,
  properties: {
    ...companyKey,
    code: p.text().check("code <> ''").comment('机械代号'),
    name: p.text().comment('名称'),
    model: p.text().strictNullable().comment('型号'),
    loadPrice: p
      .decimal()
      .precision(11)
      .scale(2)
      .check('load_price >= 0')
      .strictNullable()
      .comment('装车单价（元/车）'),
    shiftCost: p
      .decimal()
      .precision(11)
      .scale(2)
      .check('shift_cost >= 0')
      .strictNullable()
      .comment('台班费（元/台班）'),
    operatorName: p.text().strictNullable().comment('操作手'),
    operatorMobile: p.text().strictNullable().comment('操作手手机号'),
    mergedInto: p.uuid().strictNullable().comment('并入的机械'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  checks: [{ expression: 'merged_into is null or not enabled' }],
  uniques: [{ properties: ['companyId', 'code'] }],
})
