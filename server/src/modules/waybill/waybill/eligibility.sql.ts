import { sql } from '../../../kernel/sql.js'
import { exclusionTexts } from './eligibility.js'

/**
 * The two groups that a card's waybillsCount is made of, for waybills `w` that are in no settlement (decisions §3). The
 * rule with its reasons is `eligibility.ts`; a test holds the two against each other.
 */
export const waybillIs = {
  settleable: sql`w.status = 'UNLOADED' and not w.pending_review`,
  underReview: sql`w.status = 'UNLOADED' and w.pending_review`,
  /** Nobody typed a price, and its project has none for its mode, soil and site (or for every site). */
  unpriced: sql`w.settle_price is null and not exists (select from project_price p
    where p.company_id = w.company_id and p.project_id = w.project_id and p.tp_mode = w.tp_mode and p.soil_type = w.go_soil_type
      and (p.dump_site_id is null or p.dump_site_id = w.dump_site_id))`,
}

/** Why waybills `w` cannot be settled, as `whyNotSettleable` says it; null when they can. */
export const notSettleableReason = sql`case
  when w.status = 'VOID' then ${exclusionTexts.VOID}
  when w.settlement_id is not null then ${exclusionTexts.IN_SETTLEMENT}
  when w.status <> 'UNLOADED' then ${exclusionTexts.NOT_UNLOADED}
  when w.pending_review then ${exclusionTexts.PENDING_REVIEW} end`
