import type { Phase } from '../phase/phase.queries.js'
import { daysLater } from '../phase/steps.js'
import type { BookedTotal } from './booked.js'

/** Days of a project that the same phases have, the first of the list first. */
export interface ShiftDays {
  projectId: string
  from: string
  to: string
  phaseIds: readonly string[]
  /** All of them take trips of some dump sites or soils only. */
  narrow: boolean
}

/** Whether a phase takes trips of some dump sites or soils only. */
export const isNarrow = ({ dumpSiteIds, soilTypes }: Pick<Phase, 'dumpSiteIds' | 'soilTypes'>): boolean =>
  dumpSiteIds.length > 0 || soilTypes.length > 0

/**
 * Days of phases, cut where any of their project begins or ends. The record of an excavator's shift names no dump site and no soil: it belongs to
 * the phases of its day that take all trips, and only where there are none to those that are narrower. Totals count it for the first phase of the list.
 */
export function shiftDays(phases: readonly Phase[]): ShiftDays[] {
  return [...Map.groupBy(phases, ({ projectId }) => projectId)].flatMap(([projectId, own]) => {
    const cuts = [...new Set(own.flatMap(({ from, to }) => [from, daysLater(to, 1)]))].sort()
    return cuts.flatMap((from, at) => {
      const next = cuts[at + 1]
      if (next === undefined) return []
      const there = own.filter((phase) => phase.from <= from && phase.to >= from)
      const wide = there.filter((phase) => !isNarrow(phase))
      const narrow = wide.length === 0
      const phaseIds = (narrow ? there : wide).map(({ id }) => id)
      return phaseIds.length > 0 ? [{ projectId, from, to: daysLater(next, -1), phaseIds, narrow }] : []
    })
  })
}

/** What was worked on days that phases have. */
export type ShiftsOfDays = BookedTotal & { phaseIds: readonly string[] }

/** The work of a phase, or only what no earlier phase of the list has as well. */
export const shiftsOf = (phaseId: string, shifts: readonly ShiftsOfDays[], { own }: { own: boolean }): BookedTotal[] =>
  shifts.filter(({ phaseIds }) => (own ? phaseIds[0] === phaseId : phaseIds.includes(phaseId)))
