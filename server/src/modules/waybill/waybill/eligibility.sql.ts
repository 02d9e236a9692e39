import type { Actor } from '../../../kernel/command/actor.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { inCompanies } from '../../identity/index.js'
import { hasNoPrice } from '../../price/index.js'
import { anomalyHoldTexts, exclusionText } from './eligibility.js'

/**
 * The two groups that a card's waybillsCount is made of, for waybills `w` that are in no settlement (decisions §3). The
 * rule with its reasons is `eligibility.ts`; a test holds the two against each other.
 */
export const waybillIs = {
  settleable: sql`w.status = 'UNLOADED' and not w.pending_review and w.anomaly_hold is null`,
  /** Somebody has to look at it first: a modification waits for its review, or a flag that blocks is unresolved. */
  underReview: sql`w.status = 'UNLOADED' and (w.pending_review or w.anomaly_hold is not null)`,
  /**
   * Settling would find no price for them, of those that the actor may ask about. Such a one weighs nothing in any account, since a trip
   * that had a price keeps it; those that weigh nothing are few, and have an index.
   */
  unpriced: (actor: Actor): Sql =>
    sql`w.accounted_amount = 0 and ${hasNoPrice((company) => inCompanies(actor, company))}`,
}

/** Why waybills `w` cannot be settled, as `whyNotSettleable` says it; null when they can. */
export const notSettleableReason = sql`case
  when w.status = 'VOID' then ${exclusionText('VOID')}
  when w.settlement_id is not null then ${exclusionText('IN_SETTLEMENT')}
  when w.status <> 'UNLOADED' then ${exclusionText('NOT_UNLOADED')}
  when w.pending_review then ${exclusionText('PENDING_REVIEW')}
  when w.anomaly_hold is not null then ${JSON.stringify(anomalyHoldTexts)}::jsonb ->> w.anomaly_hold end`
