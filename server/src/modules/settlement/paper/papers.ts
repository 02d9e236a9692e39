import { PaperKind } from '../enums.js'

/** Most papers of a settlement. */
export const MAX_PAPERS = 100

/** Needed and missing papers of a settlement. */
export interface PaperState {
  needed: PaperKind[]
  missing: PaperKind[]
  /**
   * Percentage of the needed kinds that are there, to 2 decimals; null where none is needed. Kinds are so few that only
   * a complete settlement rounds to 100.
   */
  rate: string | null
}

export const NO_PAPERS: PaperState = { needed: [], missing: [], rate: null }

/** Distinct kinds in their fixed order. */
export const inOrder = (kinds: readonly PaperKind[]): PaperKind[] =>
  Object.values(PaperKind).filter((kind) => kinds.includes(kind))
