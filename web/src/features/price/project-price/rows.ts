import { formatMinute } from '../../../ui/format/date'
import type { ProjectPriceRowFragment } from './project-price.generated'
import { texts } from './texts'

export const modeOf = ({ tpMode }: ProjectPriceRowFragment) => texts.modes[tpMode]
/** Where it is for; modes that know no site say none. */
export const siteOf = ({ tpMode, garbageName }: ProjectPriceRowFragment) =>
  garbageName ?? (tpMode === 'FREIGHT' ? texts.everySite : null)

export function validityOf({ validFrom, validUntil }: ProjectPriceRowFragment): string {
  const [from, until] = [formatMinute(validFrom), formatMinute(validUntil)]
  if (from && until) return texts.between(from, until)
  if (from) return texts.from(from)
  return until ? texts.until(until) : texts.always
}
