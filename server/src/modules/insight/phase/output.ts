import { modeLabels } from '../../waybill/index.js'
import type { Counted } from './counted.js'
import type { PhaseOutputBy } from './enums.js'
import type { Named } from './phase.queries.js'
import { phaseTexts as texts } from './texts.js'

type Kind = Exclude<`${PhaseOutputBy}`, 'TIME'>

/** Group of a trip, for each output chart that is not over time. */
export const outputKeys: Record<Kind, (sum: Counted) => string> = {
  SOIL: ({ soilType }) => soilType,
  MODE: ({ tpMode }) => tpMode,
  SITE: ({ dumpSiteId }) => dumpSiteId ?? '',
}

const labels: Record<Kind, (key: string, named: Named) => string> = {
  SOIL: (soil) => soil,
  MODE: (mode) => (mode in modeLabels ? modeLabels[mode as keyof typeof modeLabels] : mode),
  SITE: (id, { sites }) => sites.get(id)?.name ?? texts.noSite,
}

/** Label of a group. */
export const outputLabel = (by: Kind, key: string, named: Named): string => labels[by](key, named)
