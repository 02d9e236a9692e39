import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Money } from '../../../kernel/money/money.js'
import {
  approved,
  approvedIn,
  companyKey,
  edited,
  handledAnew,
  moment,
  ofCompany,
} from '../../../kernel/sql/columns.js'
import { SettlementStatus } from '../enums.js'

export const Settlement = defineEntity({
  name: 'Settlement',
  tableName: 'settlement',
  comment: '结算单：某项目一批运单应付的款项',
  filters: ofCompany,
  properties: {
    ...companyKey,
    settleNo: p.text().comment('结算单号'),
    projectId: p.uuid().comment('项目'),
    projectName: p.text().comment('项目'),
    agentName: p.text().comment('申请人：交卡人'),
    settleName: p.text().comment('核算人：制单的人'),
    status: p
      .enum(() => SettlementStatus)
      .default(SettlementStatus.PENDING)
      .comment('状态'),
    captainId: p.uuid().strictNullable().comment('各运单共同的车队长；不止一位则为空'),
    captainIds: p.array().columnType('uuid[]').defaultRaw("'{}'").comment('各运单的车队长：每位都看到自己的部分'),
    payeeId: p.uuid().strictNullable().comment('各运单共同的收款人；不同或缺少则为空'),
    settleCnt: p.integer().check('settle_cnt >= 0').comment('运单数'),
    settleAmt: p.decimal().$type<Money>().precision(16).scale(2).comment('结算金额'),
    paidAmt: p
      .decimal()
      .$type<Money>()
      .precision(16)
      .scale(2)
      .check('paid_amt >= 0')
      .defaultRaw('0')
      .comment('已付金额'),
    pledgedAmt: p
      .decimal()
      .$type<Money>()
      .precision(16)
      .scale(2)
      .defaultRaw('0')
      .comment('付款单占用的金额：已付的和待付的'),
    invoicedAmt: p
      .decimal()
      .$type<Money>()
      .precision(16)
      .scale(2)
      .check('invoiced_amt >= 0')
      .defaultRaw('0')
      .comment('发票认领的金额'),
    remark: p.text().strictNullable().comment('备注'),
    reason: p.text().strictNullable().comment('驳回原因'),
    deleted: p.boolean().default(false).comment('是否已删除'),
    successorId: p.uuid().strictNullable().comment('合并或拆分后的结算单'),
    createdBy: p.uuid().comment('创建人'),
    auditedBy: p.uuid().strictNullable().comment('审核人'),
    ...approved,
    ...handledAnew,
    auditedAt: moment().strictNullable().comment('审核时间'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'settleNo'] }],
  checks: [
    { expression: 'pledged_amt >= paid_amt' },
    { expression: 'cardinality(hands) > 0' },
    approvedIn('status', 'APPROVED', 'PAID'),
  ],
})
export type Settlement = InferEntity<typeof Settlement>
