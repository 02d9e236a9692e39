import type { Actor } from '../../../kernel/command/actor.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { inCompanies } from '../../identity/index.js'
import { hasNoPrice } from '../../price/index.js'
import { anomalyHoldTexts, exclusionText } from './eligibility.js'

/**
 * Conditions of the two numbers in a card's waybillsCount, for waybills `w` without a settlement
 * (docs/behaviour/settlement.md). `eligibility.ts` has the rule with its reasons; a test compares the two.
 */
export const waybillIs = {
  settleable: sql`w.status = 'UNLOADED' and not w.pending_review and w.anomaly_hold is null`,
  /** Condition that a waybill waits for the review of a change, or for the decision on a blocking flag. */
  underReview: sql`w.status = 'UNLOADED' and (w.pending_review or w.anomaly_hold is not null)`,
  /**
   * Condition that settling would find no price, within the actor's reach. Such waybills have an amount of zero, since
   * a trip keeps a price that it had; those with zero are few, and have an index.
   */
  unpriced: (actor: Actor): Sql =>
    sql`w.accounted_amount = 0 and ${hasNoPrice((company) => inCompanies(actor, company))}`,
}

/** Reason why waybills `w` cannot be settled, as in `whyNotSettleable`; null when they can. */
export const notSettleableReason = sql`case
  when w.status = 'VOID' then ${exclusionText('VOID')}
  when w.settlement_id is not null then ${exclusionText('IN_SETTLEMENT')}
  when w.status <> 'UNLOADED' then ${exclusionText('NOT_UNLOADED')}
  when w.pending_review then ${exclusionText('PENDING_REVIEW')}
  when w.anomaly_hold is not null then ${JSON.stringify(anomalyHoldTexts)}::jsonb ->> w.anomaly_hold end`
