import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const SettlementLine = defineEntity({
  name: 'SettlementLine',
  tableName: 'settlement_line',
  comment: '结算明细：运单在结算单上的一行',
  filters: ofCompany,
  properties: {
    ...companyKey,
    settlementId: p.uuid().comment('结算单'),
    waybillId: p.uuid().comment('运单'),
    cardId: p.uuid().strictNullable().comment('结算卡'),
    receiptId: p.uuid().strictNullable().comment('交卡回执单'),
    truckCode: p.text().comment('车牌'),
    goDatetime: moment().comment('出场时间'),
    carrierName: p.text().strictNullable().comment('承运人名称'),
    payeeId: p.uuid().strictNullable().comment('收款人'),
    price: p.decimal().precision(11).scale(2).check('price >= 0').comment('单价（元）'),
    priceSource: p.enum(['DIRECT_PAY', 'PROJECT', 'TYPED']).comment('单价来源'),
    priceRef: p.uuid().strictNullable().comment('所依据的直付价'),
    weightUnit: p.enum(['TRUCK', 'CUBIC', 'TON']).comment('计量单位'),
    weightTons: p.decimal().precision(12).scale(3).comment('数量（吨或方）'),
    exAmt: p.decimal().precision(11).scale(2).comment('附加金额'),
    adjustAmt: p.decimal().precision(11).scale(2).comment('调整金额'),
    payTaxes: p.decimal().precision(11).scale(2).comment('代扣税费'),
    prepaidAmt: p.decimal().precision(16).scale(2).defaultRaw('0').comment('预付金额'),
    totalAmt: p.decimal().precision(16).scale(2).comment('核算金额'),
    pledgedAmt: p.decimal().precision(16).scale(2).defaultRaw('0').comment('付款单占用的金额：已付的和待付的'),
    priceRejectReason: p
      .text()
      .check('length(price_reject_reason) between 1 and 200')
      .strictNullable()
      .comment('单价被驳回的原因；有则结算单不能审核'),
    invoiced: p.boolean().default(false).comment('是否已被发票认领'),
    live: p.boolean().default(true).comment('是否有效；退出结算单后为否'),
  },
  uniques: [{ properties: ['companyId', 'waybillId'], where: 'live' }],
  checks: [
    { expression: 'live or not invoiced' },
    { expression: 'pledged_amt >= 0 and pledged_amt <= greatest(total_amt - pay_taxes, 0)' },
    {
      expression:
        "total_amt = round(price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt",
    },
  ],
})
