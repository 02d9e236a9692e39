import { formatCount } from '../../../ui/format/decimal'
import type { SiteRowFragment } from './site.generated'
import { texts } from './texts'

export const ownershipOf = ({ ownership }: SiteRowFragment) => ownership && texts.ownership[ownership]
/** The circle that counts as there. */
export const fenceOf = ({ fenceRadius }: SiteRowFragment) =>
  fenceRadius === null ? null : texts.metres(formatCount(fenceRadius))
export const placeOf = ({ lng, lat }: SiteRowFragment) => lng && lat && texts.placeOf(lng, lat)
export const operatorOf = ({ operatorName, operatorMobile }: SiteRowFragment) =>
  [operatorName, operatorMobile].filter(Boolean).join(' ')
