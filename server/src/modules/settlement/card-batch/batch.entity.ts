import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { CardKind, CardType } from '../enums.js'

export const CardSeries = defineEntity({
  name: 'CardSeries',
  tableName: 'card_series',
  comment: '结算卡的编号系列：每公司、前缀一行',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    prefix: p.text().primary().check("prefix ~ '^[A-Z][0-9]{0,10}$'").comment('卡号前缀：一个大写字母，可带数字'),
    digits: p.integer().check('digits between 3 and 10').comment('前缀之后的位数'),
    nextNo: p.bigint().defaultRaw('1').check('next_no >= 1').comment('下一个序号'),
  },
  checks: [{ expression: 'length(prefix) + digits <= 15' }],
})

export const CardBatch = defineEntity({
  name: 'CardBatch',
  tableName: 'card_batch',
  comment: '制卡批次：一次制作的结算卡',
  filters: ofCompany,
  properties: {
    ...companyKey,
    batchNo: p.text().comment('批次号'),
    prefix: p.text().comment('卡号前缀'),
    firstNo: p.text().comment('首张卡号'),
    lastNo: p.text().comment('末张卡号；其间已被占用的卡号跳过'),
    cardCount: p.integer().check('card_count > 0').comment('张数'),
    kind: p.enum(() => CardKind).comment('种类'),
    cardType: p.enum(() => CardType).comment('购票类型'),
    createdBy: p.uuid().comment('制卡人'),
    createBy: p.text().comment('制卡人姓名'),
    createdAt: moment().defaultRaw('now()').comment('制卡时间'),
  },
  uniques: [{ properties: ['companyId', 'batchNo'] }],
})
