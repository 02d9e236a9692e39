import type { WaybillStatus } from '../enums.js'

/** Why a waybill stays out of a settlement. */
export type ExclusionReason =
  | 'NOT_FOUND'
  | 'VOID'
  | 'NOT_UNLOADED'
  | 'PENDING_REVIEW'
  | 'IN_SETTLEMENT'
  | 'UNPRICED'
  | 'AMOUNT_OUT_OF_RANGE'

export const exclusionTexts: Record<ExclusionReason, string> = {
  NOT_FOUND: '运单不存在',
  VOID: '运单已作废',
  NOT_UNLOADED: '运单尚未卸车',
  PENDING_REVIEW: '运单修改待审核',
  IN_SETTLEMENT: '运单已在结算单中',
  UNPRICED: '没有单价，需先填写单价',
  AMOUNT_OUT_OF_RANGE: '金额不在0到999999999.99元之间',
}

export interface EligibilityFacts {
  status: `${WaybillStatus}`
  pendingReview: boolean
  settlementId: string | null
}

/** Settleable: unloaded, no pending modification review, in no live settlement (decisions §3). Null when it is. */
export function whyNotSettleable({ status, pendingReview, settlementId }: EligibilityFacts): ExclusionReason | null {
  if (status === 'VOID') return 'VOID'
  if (settlementId !== null) return 'IN_SETTLEMENT'
  if (status !== 'UNLOADED') return 'NOT_UNLOADED'
  return pendingReview ? 'PENDING_REVIEW' : null
}
