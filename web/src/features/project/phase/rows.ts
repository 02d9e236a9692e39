import { formatQuantity, type Quantity } from '../../../ui/format/decimal'
import type { ProjectPhaseRowFragment } from './phase.generated'
import { texts } from './texts'

export const daysOf = ({ fromDate, toDate }: Pick<ProjectPhaseRowFragment, 'fromDate' | 'toDate'>) =>
  texts.between(fromDate, toDate)
export const cubicOf = (volume: Quantity | null) => volume && texts.cubic(formatQuantity(volume, 'CUBIC'))
