import { late } from '../../../ui/late'

export { MissingChips, PaperRate } from './badges'
/** The papers of a settlement, on its statement. */
export const SettlementPapers = late(() => import('./statement/SettlementPapers'))
