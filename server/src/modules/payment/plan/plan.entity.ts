import { defineEntity, p } from '@mikro-orm/core'
import type { Money } from '../../../kernel/money/money.js'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const PaymentPlan = defineEntity({
  name: 'PaymentPlan',
  tableName: 'payment_plan',
  comment: '付款计划：结算单何时付给谁',
  filters: ofCompany,
  properties: {
    ...companyKey,
    settlementId: p.uuid().comment('结算单'),
    settleNo: p.text().comment('结算单号'),
    amount: p.decimal().$type<Money>().precision(16).scale(2).check('amount > 0').comment('金额'),
    remark: p.text().strictNullable().comment('备注'),
    replaced: p.boolean().default(false).comment('是否已被新的计划代替'),
    createdBy: p.uuid().comment('创建人'),
    createBy: p.text().comment('制定人姓名'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'settlementId'], where: 'not replaced' }],
})

export const PaymentPlanItem = defineEntity({
  name: 'PaymentPlanItem',
  tableName: 'payment_plan_item',
  comment: '付款计划的一期：账户按制定时保存',
  filters: ofCompany,
  properties: {
    ...companyKey,
    planId: p.uuid().comment('付款计划'),
    sequence: p.integer().check('sequence > 0').comment('期次'),
    dueDate: p.date().comment('应付日期'),
    amount: p.decimal().$type<Money>().precision(16).scale(2).check('amount > 0').comment('金额'),
    payeeId: p.uuid().comment('收款人'),
    payeeName: p.text().comment('收款人姓名'),
    carrierName: p.text().comment('承运人名称'),
    bankNo: p.text().comment('银行卡号'),
    bankName: p.text().comment('开户行'),
  },
  uniques: [{ properties: ['companyId', 'planId', 'sequence', 'payeeId'] }],
})
