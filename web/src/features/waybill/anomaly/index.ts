import { late } from '../../../ui/late'

export { AnomalyBadge } from './badges'
export { RULES } from './rules'
export { texts as anomalyTexts } from './texts'

/** Flags of one waybill, loaded with the first waybill that is opened. */
export const WaybillFlags = late(() => import('./WaybillFlags'))
