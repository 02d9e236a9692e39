import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'

export const {{Type}} = defineEntity({
  name: '{{Type}}',
  tableName: '{{table}}',
  comment: '{{label}}',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().check('length(name) between 1 and 40').comment('名称'),
    remark: p.text().strictNullable().check('length(remark) between 1 and 200').comment('备注'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'name'] }],
})
