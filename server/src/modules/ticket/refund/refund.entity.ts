import { defineEntity, p } from '@mikro-orm/core'
import { approved, approvedIn, companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import type { Computed } from '../../../kernel/sql/tables.js'
import { ofPlace } from '../booking/booked.entity.js'
import { RefundGoal, RefundStatus } from '../enums.js'

export const TicketRefund = defineEntity({
  name: 'TicketRefund',
  tableName: 'ticket_refund',
  comment: '退票：项目退回的票，审核通过后入账',
  filters: ofCompany,
  properties: {
    ...companyKey,
    refundNo: p.text().comment('退票单号'),
    projectId: p.uuid().comment('项目'),
    ...ofPlace,
    driverId: p.uuid().strictNullable().comment('退票司机'),
    quantity: p.integer().check('quantity > 0').comment('张数'),
    goesTo: p.enum(() => RefundGoal).comment('去向'),
    price: p.decimal().precision(11).scale(2).strictNullable().check('price >= 0').comment('退款单价（元/张）'),
    amount: p
      .decimal()
      .precision(16)
      .scale(2)
      .$type<Computed<string | null>>()
      .strictNullable()
      .generated('(price * quantity) stored')
      .comment('退款金额（元）'),
    refundedAt: moment().comment('退票时间'),
    picture: p.text().strictNullable().comment('照片，逗号分隔'),
    remark: p.text().strictNullable().comment('备注'),
    status: p
      .enum(() => RefundStatus)
      .default(RefundStatus.PENDING)
      .comment('状态'),
    applyId: p.uuid().comment('申请人'),
    applyName: p.text().comment('申请人姓名'),
    applyDatetime: moment().comment('申请时间'),
    auditId: p.uuid().strictNullable().comment('审核人'),
    auditName: p.text().strictNullable().comment('审核人姓名'),
    auditDatetime: moment().strictNullable().comment('审核时间'),
    ...approved,
    reason: p.text().strictNullable().comment('驳回或撤回的原因'),
    ...edited,
  },
  checks: [
    { expression: "(status = 'PENDING') = (audit_datetime is null)" },
    approvedIn('status', 'APPROVED'),
    { expression: "(goes_to = 'SUPPLIER') = (price is not null)" },
  ],
  uniques: [{ properties: ['companyId', 'refundNo'] }],
})
