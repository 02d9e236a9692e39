import { formatQuantity, type Quantity } from '../../../ui/format/decimal'
import type { ProjectPhaseRowFragment } from './phase.generated'
import { texts } from './texts'

type Ruled = Pick<ProjectPhaseRowFragment, 'projectName' | 'fromDate' | 'toDate' | 'garbageNames' | 'soilTypes'>

export const daysOf = ({ fromDate, toDate }: Pick<ProjectPhaseRowFragment, 'fromDate' | 'toDate'>) =>
  texts.between(fromDate, toDate)
/** Which waybills a phase takes, in words. */
export const ruleOf = ({ projectName, garbageNames, soilTypes, ...days }: Ruled) =>
  [
    texts.ruleOf(projectName, daysOf(days)),
    garbageNames && texts.ofSites(garbageNames),
    soilTypes.length > 0 && texts.ofSoils(soilTypes.join('、')),
  ]
    .filter(Boolean)
    .join('，')
export const truckOf = (volume: Quantity | null) => volume && texts.cubicPerTruck(formatQuantity(volume))
export const cubicOf = (volume: Quantity | null) => volume && texts.cubic(formatQuantity(volume, 'CUBIC'))
