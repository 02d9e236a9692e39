import { formatQuantity } from '../../../ui/format/decimal'
import type { SoilRowFragment } from './soil.generated'
import { texts } from './texts'

/** What a cubic metre of a soil weighs, with its unit. */
export const densityOf = ({ tonsPerCubic }: SoilRowFragment) =>
  tonsPerCubic && texts.density(formatQuantity(tonsPerCubic, 'TON'))
