import type { TypePolicies } from '@apollo/client'
import { deletions } from './deletions'

/** Pages, summaries and figures have no id: a new answer replaces the old one completely. */
const whole = { keyFields: false, merge: false } as const

/**
 * Ways in which the cache keeps types. A row is one by its type and id, wherever lists, drawers and answers of verbs
 * have it, so that all of them show what the last answer said. Exceptions are no rows, even where they have an id:
 * the session's person, pages, and what an id is told of only in the light of one question.
 */
export const policies: TypePolicies = {
  Viewer: { keyFields: [], merge: true },
  CompanyEntry: whole,
  CardPage: whole,
  ReceiptPage: whole,
  SettlementPage: whole,
  WaybillPage: whole,
  CardSummary: whole,
  ReceiptSummary: whole,
  SettlementSummary: whole,
  WaybillSummary: whole,
  Welcome: whole,
  // Figures of a phase on one day of the board.
  BoardPhase: whole,
  // Reasons against a waybill in one preview of settlements.
  ExcludedWaybill: whole,
  // Results of one verb for a row, which has other results of other verbs.
  AnomalyRowResult: whole,
  ClaimResult: whole,
  LineResult: whole,
  RowResult: whole,
  // Answers that name a deleted record by its own id.
  ...Object.fromEntries(deletions.map((type) => [type, whole])),
}
