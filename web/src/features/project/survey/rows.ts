import { formatQuantity, percentShare, type Quantity } from '../../../ui/format/decimal'
import { texts } from './texts'

/** A phase as its surveys are shown with it. */
export interface SurveyedPhase {
  id: string
  phaseName: string
  projectName: string
  fromDate: string
  toDate: string
  planCubic: Quantity | null
  allowedActions: readonly string[]
}

export const nameOf = ({ projectName, phaseName }: SurveyedPhase) => `${projectName} · ${phaseName}`
export const cubicText = (cubic: Quantity) => formatQuantity(cubic, 'CUBIC')

/** How much was surveyed at last, against the plan. */
export function sumOf(surveyed: Quantity, plan: Quantity | null): string {
  const share = percentShare(surveyed, plan)
  return [texts.sum(cubicText(surveyed), plan && cubicText(plan)), share && texts.share(share)]
    .filter(Boolean)
    .join('，')
}
