import { defineEntity, p } from '@mikro-orm/core'
import { approved, approvedIn, companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import type { FieldDiff } from '../change/history/diff.js'
import { ReviewStatus } from '../enums.js'

export const WaybillReview = defineEntity({
  name: 'WaybillReview',
  tableName: 'waybill_review',
  comment: '修改申请：等待审核的运单修改',
  filters: ofCompany,
  properties: {
    ...companyKey,
    waybillId: p.uuid().comment('运单'),
    status: p
      .enum(() => ReviewStatus)
      .default(ReviewStatus.PENDING)
      .comment('状态'),
    changes: p.json<FieldDiff[]>().comment('修改的字段：原值和新值'),
    amountBefore: p.decimal().precision(16).scale(2).comment('修改前在卡片台账中的金额'),
    amountAfter: p.decimal().precision(16).scale(2).comment('修改后在卡片台账中的金额'),
    reason: p.text().strictNullable().comment('原因'),
    appliedBy: p.uuid().comment('申请人'),
    applyName: p.text().comment('申请人姓名'),
    appliedAt: moment().comment('申请时间'),
    decidedBy: p.uuid().strictNullable().comment('审核人'),
    decideName: p.text().strictNullable().comment('审核人姓名'),
    decidedAt: moment().strictNullable().comment('审核时间'),
    ...approved,
    decision: p.text().strictNullable().comment('审核意见'),
    version: p.integer().version().default(1).comment('版本号，每次修改加一；过期的修改据此被拒绝'),
  },
  uniques: [{ properties: ['companyId', 'waybillId'], where: "status = 'PENDING'" }],
  checks: [{ expression: "(status = 'PENDING') = (decided_at is null)" }, approvedIn('status', 'APPROVED')],
})
