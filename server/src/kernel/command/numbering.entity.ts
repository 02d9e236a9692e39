import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../sql/columns.js'

export const NumberCounter = defineEntity({
  name: 'NumberCounter',
  tableName: 'number_counter',
  comment: '单号计数：每公司、前缀、日期一行，不跳号',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    prefix: p.text().primary().comment('单号前缀'),
    day: p.date().primary().comment('日期'),
    last: p.integer().check('last between 1 and 9999').comment('已用到的序号'),
  },
})
