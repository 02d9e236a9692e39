import { sql } from '../../../kernel/sql.js'

/**
 * The two groups that a card's waybillsCount is made of, for waybills `w` that are in no settlement (decisions §3). The
 * rule with its reasons is `eligibility.ts`; a test holds the two against each other.
 */
export const waybillIs = {
  settleable: sql`w.status = 'UNLOADED' and not w.pending_review`,
  underReview: sql`w.status = 'UNLOADED' and w.pending_review`,
}
