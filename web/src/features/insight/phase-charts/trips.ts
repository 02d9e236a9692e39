import type { CostPart, Exclusion, PhaseChart, PhaseTripsInput } from '../../../gql/types.generated'
import type { Param } from '../../../ui/list/params'
import { costPartTexts, countedTexts, reasonTexts } from './exclusion-texts'

const isChart = (text: string): text is PhaseChart => Object.hasOwn(countedTexts, text)
const isReason = (text: string): text is Exclusion => Object.hasOwn(reasonTexts, text)
const isPart = (text: string): text is CostPart => Object.hasOwn(costPartTexts, text)

/** Before the id of a project whose trips are meant that are in no phase. */
const NO_PHASE = 'none.'

/** Whose trips: a phase's, or those of a project that are in none; undefined where the text names nobody. */
export const ofPhase = {
  read: (text: string): Pick<PhaseTripsInput, 'phaseId' | 'projectInfoId'> | undefined => {
    if (text === '' || text === NO_PHASE) return undefined
    return text.startsWith(NO_PHASE) ? { projectInfoId: text.slice(NO_PHASE.length) } : { phaseId: text }
  },
  write: ({ phaseId, projectInfoId }: Pick<PhaseTripsInput, 'phaseId' | 'projectInfoId'>): string =>
    phaseId || (projectInfoId ? `${NO_PHASE}${projectInfoId}` : ''),
}

function tripsOf(text: string): PhaseTripsInput | undefined {
  const [of = '', chart = '', which, ...more] = text.split('~')
  const whose = ofPhase.read(of)
  if (!whose || !isChart(chart) || more.length) return undefined
  const trips = { ...whose, chart }
  if (which === undefined) return trips
  if (isReason(which)) return { ...trips, reason: which }
  return isPart(which) && chart === 'EVERY' ? { ...trips, part: which } : undefined
}

/**
 * The trips of a phase that a chart counts, or that it does not for one reason, in an address: "17~TRANSPORT~PRICE"; of a part of the cost:
 * "17~EVERY~TICKET", or "none.4~EVERY~TICKET" of what is in no phase of a project.
 */
export const phaseTrips: Param<PhaseTripsInput> = {
  read: (text) => tripsOf(text ?? ''),
  write: (trips) =>
    trips ? [ofPhase.write(trips), trips.chart, trips.reason ?? trips.part].filter(Boolean).join('~') : null,
  isReadable: (text) => tripsOf(text) !== undefined,
}
