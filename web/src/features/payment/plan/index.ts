import { late } from '../../../ui/late'

export const PlanDialog = late(() => import('./PlanDialog'))
export { PlanTable } from './PlanTable'
export type { PlanFactsFragment } from './plan.generated'
