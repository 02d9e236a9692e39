import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { ofPlace } from '../booking/booked.entity.js'
import { EntryKind } from '../enums.js'

export const TicketEntry = defineEntity({
  name: 'TicketEntry',
  tableName: 'ticket_entry',
  comment: '票据流水：购票、领票、退票与更正，只增不改；运单用票不在其中，随运单计入合计',
  filters: ofCompany,
  properties: {
    ...companyKey,
    kind: p.enum(() => EntryKind).comment('类型'),
    quantity: p.integer().check('quantity <> 0').comment('张数；负数为冲回'),
    projectId: p.uuid().strictNullable().comment('项目；购票为空'),
    ...ofPlace,
    driverId: p.uuid().strictNullable().comment('司机'),
    happenedAt: moment().comment('发生时间'),
    companyChange: p.integer().comment('公司库存的增减'),
    purchaseId: p.uuid().strictNullable().comment('购票单'),
    collectionId: p.uuid().strictNullable().comment('领票单'),
    refundId: p.uuid().strictNullable().comment('退票单'),
    reason: p.text().strictNullable().comment('更正或冲回的原因'),
    createId: p.uuid().comment('登记人'),
    createBy: p.text().comment('登记人姓名'),
    createdAt: moment().defaultRaw('now()').comment('登记时间'),
  },
  checks: [
    { expression: "(kind = 'PURCHASE') = (project_id is null)" },
    { expression: "purchase_id is null or kind = 'PURCHASE'" },
    { expression: 'num_nonnulls(purchase_id, collection_id, refund_id) = 1 or reason is not null' },
  ],
})
