import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const DocumentSeal = defineEntity({
  name: 'DocumentSeal',
  tableName: 'document_seal',
  comment: '单据的印记：打印时写了什么，二维码指向令牌',
  filters: ofCompany,
  properties: {
    ...companyKey,
    token: p.text().comment('令牌'),
    kind: p.enum(['RECEIPT', 'SETTLEMENT', 'PLAN']).comment('单据种类'),
    subjectId: p.uuid().comment('单据：回执单、结算单或付款计划'),
    number: p.text().comment('单号'),
    cnt: p.integer().comment('数量'),
    amount: p.decimal().precision(16).scale(2).strictNullable().comment('金额'),
    fingerprint: p.text().comment('内容的散列'),
    issuedAt: moment().defaultRaw('now()').comment('打印时间'),
  },
  uniques: [{ properties: ['companyId', 'kind', 'subjectId', 'fingerprint'] }, { properties: ['companyId', 'token'] }],
})
