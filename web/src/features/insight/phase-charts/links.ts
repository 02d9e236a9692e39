import type { Exclusion } from '../../../gql/types.generated'
import type { DayRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import { type Along, type ChartName, kinds } from './charts'
import type { ExclusionCausePartFragment } from './mend/mend.generated'
import type { ChartPointPartFragment } from './phase-charts.generated'
import { phaseTrips } from './trips'

const WAYBILLS = '/chain/business/companywaybill2'

/** How the list of waybills names what a point has in common. */
const keyFilter: Record<Along, string | null> = {
  time: null,
  machine: 'machine',
  site: 'garbageId',
  soil: 'goSoilType',
  mode: 'tpMode',
}

interface Trips {
  phaseId: string
  chart: ChartName
  /** The days that the chart covers. */
  span: DayRange | undefined
  /** Those behind one point, and not all. */
  point?: ChartPointPartFragment
  /** Those that are not counted, and why. */
  reason?: Exclusion
}

/** The waybills that a chart counts, all or those behind one point; or those that it does not count for a reason. */
export function waybillsUrl({ phaseId, chart, span, point, reason }: Trips): string {
  const { along, counted } = kinds[chart]
  const address = new URLSearchParams()
  const set = (name: string | null, text: string | null) => name && text && address.set(name, text)
  set('phase', phaseTrips.write({ phaseId, chart: counted, reason }))
  set('goDatetime', param.days().write(point ? { from: point.from, to: point.to } : span))
  if (point) set(keyFilter[along], point.key)
  // The list tells the site by its name.
  if (point && along === 'site') set('garbageName', point.label)
  return `${WAYBILLS}?${address}`
}

/** What the trips behind a cause have in common, as the list of waybills names it. */
function causeFilters(
  reason: Exclusion,
  { key, label, tpMode, soilType }: ExclusionCausePartFragment,
): Record<string, string> {
  if (reason === 'GARBAGE_PRICE') return key ? { garbageId: key, garbageName: label } : {}
  if (tpMode || soilType) return { ...(tpMode && { tpMode }), ...(soilType && { goSoilType: soilType }) }
  return reason !== 'UNIT' && key ? { machine: key } : {}
}

/** The waybills that one cause keeps out of a chart. */
export function causeUrl(
  trips: Omit<Trips, 'point'> & { reason: Exclusion },
  cause: ExclusionCausePartFragment,
): string {
  return `${waybillsUrl(trips)}&${new URLSearchParams(causeFilters(trips.reason, cause))}`.replace(/&$/, '')
}
