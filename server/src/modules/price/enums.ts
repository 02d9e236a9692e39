import { registerEnumType } from 'type-graphql'

/** Where the price of a waybill comes from; what stands first wins (docs/adr/0016). */
export enum PriceSource {
  TYPED = 'TYPED',
  DIRECT_PAY = 'DIRECT_PAY',
  PROJECT = 'PROJECT',
}
registerEnumType(PriceSource, {
  name: 'PriceSource',
  description: '单价来源',
  valuesConfig: {
    TYPED: { description: '人工填写' },
    DIRECT_PAY: { description: '直付价' },
    PROJECT: { description: '项目单价' },
  },
})

/** Of direct-pay prices and of task applications (000 §4, decisions §5). */
export enum PriceStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  EXPIRED = 'EXPIRED',
  REJECTED = 'REJECTED',
}
registerEnumType(PriceStatus, {
  name: 'PriceStatus',
  description: '直付价与任务申请的状态',
  valuesConfig: {
    PENDING: { description: '待审核' },
    APPROVED: { description: '已审核' },
    EXPIRED: { description: '已失效' },
    REJECTED: { description: '已驳回' },
  },
})
