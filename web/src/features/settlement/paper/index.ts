import { late } from '../../../ui/late'

export { MissingChips, PaperRate } from './badges'
export { lackingNote } from './lacking/ask'
export { LackingPapers } from './lacking/LackingPapers'
/** The papers of a settlement, on its statement. */
export const SettlementPapers = late(() => import('./statement/SettlementPapers'))
