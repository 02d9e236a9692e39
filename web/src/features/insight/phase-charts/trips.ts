import type { Exclusion, PhaseChart, PhaseTripsInput } from '../../../gql/types.generated'
import type { Param } from '../../../ui/list/params'
import { countedTexts, reasonTexts } from './exclusion-texts'

const isChart = (text: string): text is PhaseChart => Object.hasOwn(countedTexts, text)
const isReason = (text: string): text is Exclusion => Object.hasOwn(reasonTexts, text)

function tripsOf(text: string): PhaseTripsInput | undefined {
  const [phaseId = '', chart = '', reason, ...more] = text.split('~')
  if (!phaseId || !isChart(chart) || more.length) return undefined
  if (reason === undefined) return { phaseId, chart }
  return isReason(reason) ? { phaseId, chart, reason } : undefined
}

/** The trips of a phase that a chart counts, or that it does not for one reason, in an address: "17~TRANSPORT~PRICE". */
export const phaseTrips: Param<PhaseTripsInput> = {
  read: (text) => tripsOf(text ?? ''),
  write: (trips) => (trips ? [trips.phaseId, trips.chart, trips.reason].filter(Boolean).join('~') : null),
  isReadable: (text) => tripsOf(text) !== undefined,
}
