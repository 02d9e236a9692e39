import { PaperKind } from '../enums.js'

/** The papers that one settlement can hold. */
export const MAX_PAPERS = 100

/** What a settlement needs of papers, and what it lacks. */
export interface PaperState {
  needed: PaperKind[]
  missing: PaperKind[]
  /** Percent of the needed kinds that are there, to 2 decimals; of so few it is 100 only when none is missing. Null where none is needed. */
  rate: string | null
}

export const NO_PAPERS: PaperState = { needed: [], missing: [], rate: null }

/** Kinds in the order in which they are always told, each once. */
export const inOrder = (kinds: readonly PaperKind[]): PaperKind[] =>
  Object.values(PaperKind).filter((kind) => kinds.includes(kind))
