import { late } from '../../../ui/late'

export { AnomalyBadge } from './badges'
export { RULES } from './rules'
export { texts as anomalyTexts } from './texts'

/** What is odd about one waybill; loaded with the first that is looked at. */
export const WaybillFlags = late(() => import('./WaybillFlags'))
