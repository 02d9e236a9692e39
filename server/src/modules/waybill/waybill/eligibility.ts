import { describeEnum } from '../../../kernel/graphql.js'
import type { AnomalyRule, WaybillStatus } from '../enums.js'
import { anomalyLabels } from '../labels.js'

/** Why a waybill stays out of a settlement. */
export enum ExclusionReason {
  NOT_FOUND = 'NOT_FOUND',
  VOID = 'VOID',
  NOT_UNLOADED = 'NOT_UNLOADED',
  PENDING_REVIEW = 'PENDING_REVIEW',
  ANOMALY = 'ANOMALY',
  IN_SETTLEMENT = 'IN_SETTLEMENT',
  UNPRICED = 'UNPRICED',
  AMOUNT_OUT_OF_RANGE = 'AMOUNT_OUT_OF_RANGE',
}

const exclusionTexts: Record<Exclude<`${ExclusionReason}`, 'ANOMALY'>, string> = {
  NOT_FOUND: '运单不存在',
  VOID: '运单已作废',
  NOT_UNLOADED: '运单尚未卸车',
  PENDING_REVIEW: '运单修改待审核',
  IN_SETTLEMENT: '运单已在结算单中',
  UNPRICED: '没有单价，需先填写单价',
  AMOUNT_OUT_OF_RANGE: '金额不在0到999999999.99元之间',
}

export const exclusionLabels: Record<`${ExclusionReason}`, string> = { ...exclusionTexts, ANOMALY: '有异常未处理' }
describeEnum('ExclusionReason', ExclusionReason, '未纳入结算的原因', exclusionLabels)

export interface EligibilityFacts {
  status: `${WaybillStatus}`
  pendingReview: boolean
  /** The rule whose unresolved flag keeps the waybill from being settled, where the company wants that (docs/adr/0008). */
  anomalyHold: `${AnomalyRule}` | null
  settlementId: string | null
}

/** Settleable: unloaded, nothing left to review, in no live settlement (decisions §3). Null when it is. */
export function whyNotSettleable(facts: EligibilityFacts): `${ExclusionReason}` | null {
  if (facts.status === 'VOID') return 'VOID'
  if (facts.settlementId !== null) return 'IN_SETTLEMENT'
  if (facts.status !== 'UNLOADED') return 'NOT_UNLOADED'
  if (facts.pendingReview) return 'PENDING_REVIEW'
  return facts.anomalyHold === null ? null : 'ANOMALY'
}

/** What an unresolved flag of a blocking rule says, by rule: which one it is and what to do. */
export const anomalyHoldTexts: Record<string, string> = Object.fromEntries(
  Object.entries(anomalyLabels).map(([rule, label]) => [rule, `异常“${label}”未处理，排除或更正后才能结算`]),
)

export const exclusionText = (reason: `${ExclusionReason}`, hold: EligibilityFacts['anomalyHold'] = null): string =>
  reason === 'ANOMALY' ? (anomalyHoldTexts[hold ?? ''] ?? '') : exclusionTexts[reason]

/** The same in Chinese; null when it can be settled. */
export function whyNotText(facts: EligibilityFacts): string | null {
  const reason = whyNotSettleable(facts)
  return reason && exclusionText(reason, facts.anomalyHold)
}
