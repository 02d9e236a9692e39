import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Money } from '../../../kernel/money/money.js'
import {
  approved,
  approvedIn,
  companyKey,
  edited,
  handledAnew,
  moment,
  nullsNotDistinct,
  ofCompany,
} from '../../../kernel/sql/columns.js'
import { PaymentStatus } from '../enums.js'

const amount = () => p.decimal().$type<Money>().precision(16).scale(2).check('amt > 0')

export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  comment: '付款单：付给一个收款人的一笔款',
  filters: ofCompany,
  properties: {
    ...companyKey,
    paymentNo: p.text().comment('付款单号'),
    status: p
      .enum(() => PaymentStatus)
      .default(PaymentStatus.DRAFT)
      .comment('状态'),
    payeeId: p.uuid().comment('收款人'),
    payeeName: p.text().comment('收款人姓名：提交时的'),
    carrierName: p.text().comment('承运人名称：提交时的'),
    bankNo: p.text().comment('银行卡号：提交时的'),
    bankName: p.text().comment('开户行：提交时的'),
    accountNote: p
      .text()
      .strictNullable()
      .check('length(account_note) between 1 and 300')
      .comment('提交时对收款账号的提醒：卡号校验位不符的，由谁核对、为何仍用'),
    amt: amount().comment('付款金额'),
    waybillCnt: p.integer().check('waybill_cnt > 0').comment('运单数'),
    paymentDate: p.date().strictNullable().comment('付款日期'),
    tradeNo: p.text().strictNullable().check('length(trade_no) between 1 and 50').comment('银行流水号'),
    remark: p.text().strictNullable().check('length(remark) between 1 and 200').comment('备注'),
    attachments: p
      .text()
      .strictNullable()
      .check('length(attachments) between 1 and 4000')
      .comment('附件的地址，逗号分隔'),
    reason: p.text().strictNullable().check('length(reason) between 1 and 200').comment('退回、退款或冲销的原因'),
    deleted: p.boolean().default(false).comment('是否已删除'),
    createdBy: p.uuid().comment('创建人'),
    createBy: p.text().comment('制单人姓名'),
    ...handledAnew,
    submittedAt: moment().strictNullable().comment('提交时间'),
    auditedBy: p.uuid().strictNullable().comment('审核人'),
    auditBy: p.text().strictNullable().comment('审核人姓名'),
    auditedAt: moment().strictNullable().comment('审核时间'),
    ...approved,
    paidBy: p.uuid().strictNullable().comment('付款人'),
    payBy: p.text().strictNullable().comment('付款人姓名'),
    paidAt: moment().strictNullable().comment('登记付款的时间'),
    undoneBy: p.uuid().strictNullable().comment('退款或冲销的人'),
    undoBy: p.text().strictNullable().comment('退款或冲销的人姓名'),
    undoneAt: moment().strictNullable().comment('退款或冲销的时间'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'paymentNo'] }],
  checks: [
    { expression: 'cardinality(hands) > 0' },
    approvedIn('status', 'APPROVED', 'PAID', 'RETURNED', 'REVERSED'),
    { expression: "(status in ('PAID', 'RETURNED', 'REVERSED')) = (paid_at is not null)" },
    { expression: "(status in ('RETURNED', 'REVERSED')) = (undone_at is not null)" },
    { expression: 'paid_at is null or payment_date is not null' },
    { expression: "not deleted or status in ('DRAFT', 'SUBMITTED', 'APPROVED')" },
  ],
})
export type Payment = InferEntity<typeof Payment>

export const PaymentSettlement = defineEntity({
  name: 'PaymentSettlement',
  tableName: 'payment_settlement',
  comment: '付款单所付的结算单',
  filters: ofCompany,
  properties: {
    ...companyKey,
    paymentId: p.uuid().comment('付款单'),
    settlementId: p.uuid().comment('结算单'),
    planItemId: p.uuid().strictNullable().comment('付款计划的一期'),
    amt: amount().comment('其中付此结算单的金额'),
  },
  uniques: [{ properties: ['companyId', 'paymentId', 'settlementId', 'planItemId'], options: nullsNotDistinct }],
})

export const PaymentLine = defineEntity({
  name: 'PaymentLine',
  tableName: 'payment_line',
  comment: '付款单分到每张运单的金额',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    paymentId: p.uuid().primary().comment('付款单'),
    waybillId: p.uuid().primary().comment('运单'),
    settlementId: p.uuid().comment('结算单'),
    amt: amount().comment('金额'),
    due: p.decimal().$type<Money>().precision(16).scale(2).comment('当时应付的金额：核算金额减代扣税费'),
  },
  checks: [{ expression: 'amt <= due' }],
})
