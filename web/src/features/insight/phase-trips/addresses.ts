import type { CostPart, Exclusion, PhaseChart, PhaseTripsInput } from '../../../gql/types.generated'
import type { Param } from '../../../ui/list/params'
import { costPartTexts, countedTexts, reasonTexts } from './texts'

/** Phase or project of trips or records: a phase, all of a project, or a project outside of its phases. */
export type Whose = Pick<PhaseTripsInput, 'phaseId' | 'projectInfoId' | 'whole'>

/**
 * Costs besides the trips of a phase or a project: records of excavators, or tickets, all or only those without a
 * price.
 */
export type WhoseBooked = Whose & { unpriced?: boolean | null }

/** Prefixes of a project's id, in place of a phase's. */
const [NO_PHASE, WHOLE] = ['none.', 'all.']
const UNPRICED = 'UNPRICED'

const after = (prefix: string, text: string): string | undefined =>
  text.startsWith(prefix) ? text.slice(prefix.length) : undefined

/** Phase or project in an address; undefined for an invalid text. */
const whose = {
  read(text: string): Whose | undefined {
    const [none, whole] = [after(NO_PHASE, text), after(WHOLE, text)]
    if (text === '' || none === '' || whole === '') return undefined
    if (none) return { projectInfoId: none }
    return whole ? { projectInfoId: whole, whole: true } : { phaseId: text }
  },
  write({ phaseId, projectInfoId, whole }: Whose): string {
    if (phaseId) return phaseId
    return projectInfoId ? `${whole ? WHOLE : NO_PHASE}${projectInfoId}` : ''
  },
}

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
 * Trips in an address: "17~TRANSPORT~PRICE" for those of a phase that a chart leaves out for a reason,
 * "17~EVERY~TICKET" for a part of the cost, "all.4~EVERY~TICKET" for a project, "none.4~EVERY~TICKET" for a project
 * outside of its phases.
 */
export const phaseTrips: Param<PhaseTripsInput> = {
  read: (text) => tripsOf(text ?? ''),
  write: (trips) =>
    trips ? [whose.write(trips), trips.chart, trips.reason ?? trips.part].filter(Boolean).join('~') : null,
  isReadable: (text) => tripsOf(text) !== undefined,
}

function bookedOf(text: string): WhoseBooked | undefined {
  const [of = '', which, ...more] = text.split('~')
  const found = whose.read(of)
  if (!found || more.length || (which !== undefined && which !== UNPRICED)) return undefined
  return { ...found, ...(which && { unpriced: true }) }
}

/**
 * Costs besides trips in an address: "17" for a phase, "17~UNPRICED" for those without a price, "all.4" for a project,
 * "none.4" for a project outside of its phases.
 */
export const phaseBooked: Param<WhoseBooked> = {
  read: (text) => bookedOf(text ?? ''),
  write: (of) => (of ? [whose.write(of), of.unpriced && UNPRICED].filter(Boolean).join('~') : null),
  isReadable: (text) => bookedOf(text) !== undefined,
}
