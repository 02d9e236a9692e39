import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const CardLedgerEntry = defineEntity({
  name: 'CardLedgerEntry',
  tableName: 'card_ledger_entry',
  comment: '卡片台账：只增不改，撤销是一笔相反的分录',
  filters: ofCompany,
  properties: {
    ...companyKey,
    cardId: p.uuid().comment('结算卡'),
    kind: p.enum(['ACCRUE', 'REVALUE', 'SETTLE', 'PAY', 'REVERSE']).comment('种类：记入、重估、结算、付款、冲回'),
    waybillCount: p.integer().comment('运单数的增减'),
    unsettledAmount: p.decimal().precision(16).scale(2).comment('未结算金额的增减'),
    settledAmount: p.decimal().precision(16).scale(2).comment('已结算金额的增减'),
    paidAmount: p.decimal().precision(16).scale(2).comment('已付金额的增减'),
    settlementId: p.uuid().strictNullable().comment('结算单'),
    reversesId: p.uuid().strictNullable().comment('所冲回的分录'),
    paymentId: p.uuid().strictNullable().comment('付款单'),
    createdBy: p.uuid().comment('创建人'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'reversesId'], where: 'reverses_id is not null' }],
  checks: [{ expression: "(kind = 'REVERSE') = (reverses_id is not null)" }],
})
