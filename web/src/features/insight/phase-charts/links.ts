import type { Exclusion } from '../../../gql/types.generated'
import type { DayRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import { phaseTrips } from '../phase-trips'
import { type Along, type ChartName, kinds } from './charts'
import type { ExclusionCausePartFragment } from './mend/mend.generated'
import type { ChartPointPartFragment } from './phase-charts.generated'

const WAYBILLS = '/chain/business/companywaybill2'

/** Filter of the list of waybills for a point's property. */
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
  /** Days of the chart. */
  span: DayRange | undefined
  /** Point whose trips are shown; all points without one. */
  point?: ChartPointPartFragment
  /** Reason of excluded trips to show. */
  reason?: Exclusion
}

/** Address of the waybills that a chart counts, of all points or one; or of those that it leaves out for a reason. */
export function waybillsUrl({ phaseId, chart, span, point, reason }: Trips): string {
  const { along, counted } = kinds[chart]
  const address = new URLSearchParams()
  const set = (name: string | null, text: string | null) => name && text && address.set(name, text)
  set('phase', phaseTrips.write({ phaseId, chart: counted, reason }))
  set('goDatetime', param.days().write(point ? { from: point.from, to: point.to } : span))
  if (point) set(keyFilter[along], point.key)
  // The list filters sites by name.
  if (point && along === 'site') set('garbageName', point.label)
  return `${WAYBILLS}?${address}`
}

/** Filters of the list of waybills for the trips behind a cause. */
function causeFilters(
  reason: Exclusion,
  { key, label, tpMode, soilType }: ExclusionCausePartFragment,
): Record<string, string> {
  if (reason === 'GARBAGE_PRICE') return key ? { garbageId: key, garbageName: label } : {}
  if (tpMode || soilType) return { ...(tpMode && { tpMode }), ...(soilType && { goSoilType: soilType }) }
  return reason !== 'UNIT' && key ? { machine: key } : {}
}

/** Address of the waybills that one cause leaves out. */
export function causeUrl(
  trips: Omit<Trips, 'point'> & { reason: Exclusion },
  cause: ExclusionCausePartFragment,
): string {
  return `${waybillsUrl(trips)}&${new URLSearchParams(causeFilters(trips.reason, cause))}`.replace(/&$/, '')
}
