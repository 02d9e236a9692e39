import { sql } from '../../../kernel/sql.js'
import { hasNoPrice } from '../../price/pricing/pricing.sql.js'
import { exclusionTexts } from './eligibility.js'

/**
 * The two groups that a card's waybillsCount is made of, for waybills `w` that are in no settlement (decisions §3). The
 * rule with its reasons is `eligibility.ts`; a test holds the two against each other.
 */
export const waybillIs = {
  settleable: sql`w.status = 'UNLOADED' and not w.pending_review`,
  underReview: sql`w.status = 'UNLOADED' and w.pending_review`,
  unpriced: hasNoPrice,
}

/** Why waybills `w` cannot be settled, as `whyNotSettleable` says it; null when they can. */
export const notSettleableReason = sql`case
  when w.status = 'VOID' then ${exclusionTexts.VOID}
  when w.settlement_id is not null then ${exclusionTexts.IN_SETTLEMENT}
  when w.status <> 'UNLOADED' then ${exclusionTexts.NOT_UNLOADED}
  when w.pending_review then ${exclusionTexts.PENDING_REVIEW} end`
