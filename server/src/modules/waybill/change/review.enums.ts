import { registerEnumType } from 'type-graphql'

export enum ReviewStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
  CANCELLED = 'CANCELLED',
}
registerEnumType(ReviewStatus, {
  name: 'WaybillReviewStatus',
  description: '运单修改申请的状态',
  valuesConfig: {
    PENDING: { description: '待审核' },
    APPROVED: { description: '已通过' },
    REJECTED: { description: '已驳回' },
    WITHDRAWN: { description: '已撤回' },
    CANCELLED: { description: '已取消' },
  },
})
