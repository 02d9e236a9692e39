import { describeEnum } from '../../../kernel/graphql.js'
import { type AnomalyRule, anomalyLabels, type WaybillStatus } from '../enums.js'

/** Reason why a waybill is left out of a settlement. */
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
  /** Rule whose open flag keeps the waybill from being settled, where the company has set that (docs/adr/0008). */
  anomalyHold: `${AnomalyRule}` | null
  settlementId: string | null
}

/**
 * Reason why a waybill cannot be settled, or null: it must be unloaded, without an open review, and on no live
 * settlement (docs/behaviour/settlement.md).
 */
export function whyNotSettleable(facts: EligibilityFacts): `${ExclusionReason}` | null {
  if (facts.status === 'VOID') return 'VOID'
  if (facts.settlementId !== null) return 'IN_SETTLEMENT'
  if (facts.status !== 'UNLOADED') return 'NOT_UNLOADED'
  if (facts.pendingReview) return 'PENDING_REVIEW'
  return facts.anomalyHold === null ? null : 'ANOMALY'
}

/** Texts of an open flag of a blocking rule, by rule: its name, and the next step. */
export const anomalyHoldTexts: Record<string, string> = Object.fromEntries(
  Object.entries(anomalyLabels).map(([rule, label]) => [rule, `异常“${label}”未处理，排除或更正后才能结算`]),
)

export const exclusionText = (reason: `${ExclusionReason}`, hold: EligibilityFacts['anomalyHold'] = null): string =>
  reason === 'ANOMALY' ? (anomalyHoldTexts[hold ?? ''] ?? '') : exclusionTexts[reason]

/** Reason in Chinese why a waybill cannot be settled; null when it can. */
export function whyNotText(facts: EligibilityFacts): string | null {
  const reason = whyNotSettleable(facts)
  return reason && exclusionText(reason, facts.anomalyHold)
}
