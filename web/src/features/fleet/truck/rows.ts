import { formatQuantity } from '../../../ui/format/decimal'
import { texts } from './texts'
import type { TruckRowFragment } from './truck.generated'

/** What a truck holds, with its unit. */
export const volumeOf = ({ volumeCubic }: TruckRowFragment) =>
  volumeCubic && texts.cubic(formatQuantity(volumeCubic, 'CUBIC'))
export const weightOf = ({ capacityTons }: TruckRowFragment) =>
  capacityTons && texts.tons(formatQuantity(capacityTons, 'TON'))
