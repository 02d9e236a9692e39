import { late } from '../../../ui/late'

export { MissingChips, PaperRate } from './badges'
export { LackingPapers, lackingNote } from './lacking/lacking'
/** Papers of a settlement, on its statement. */
export const SettlementPapers = late(() => import('./statement/SettlementPapers'))
