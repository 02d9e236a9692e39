import { late } from '../../../ui/late'

export const PlanDialog = late(() => import('./PlanDialog'))
