import type { CostPart, Exclusion, PhaseChart, PhaseTripsInput } from '../../../gql/types.generated'
import type { Param } from '../../../ui/list/params'
import { costPartTexts, countedTexts, reasonTexts } from './exclusion-texts'
import { whose } from './whose'

const isChart = (text: string): text is PhaseChart => Object.hasOwn(countedTexts, text)
const isReason = (text: string): text is Exclusion => Object.hasOwn(reasonTexts, text)
const isPart = (text: string): text is CostPart => Object.hasOwn(costPartTexts, text)

function tripsOf(text: string): PhaseTripsInput | undefined {
  const [of = '', chart = '', which, ...more] = text.split('~')
  const found = whose.read(of)
  if (!found || !isChart(chart) || more.length) return undefined
  const trips = { ...found, chart }
  if (which === undefined) return trips
  if (isReason(which)) return { ...trips, reason: which }
  return isPart(which) && chart === 'EVERY' ? { ...trips, part: which } : undefined
}

/**
 * The trips of a phase that a chart counts, or that it does not for one reason, in an address: "17~TRANSPORT~PRICE"; of a part of the cost:
 * "17~EVERY~TICKET", or "all.4~EVERY~TICKET" of a project, "none.4~EVERY~TICKET" of what is in none of its phases.
 */
export const phaseTrips: Param<PhaseTripsInput> = {
  read: (text) => tripsOf(text ?? ''),
  write: (trips) =>
    trips ? [whose.write(trips), trips.chart, trips.reason ?? trips.part].filter(Boolean).join('~') : null,
  isReadable: (text) => tripsOf(text) !== undefined,
}
