import { describeEnum } from '../../../kernel/graphql.js'

export enum ReviewStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
  CANCELLED = 'CANCELLED',
}

/** Chinese names of the states. */
export const reviewStatusLabels: Record<`${ReviewStatus}`, string> = {
  PENDING: '待审核',
  APPROVED: '已通过',
  REJECTED: '已驳回',
  WITHDRAWN: '已撤回',
  CANCELLED: '已取消',
}
describeEnum('WaybillReviewStatus', ReviewStatus, '运单修改申请的状态', reviewStatusLabels)
