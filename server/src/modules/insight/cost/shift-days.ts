import type { Phase } from '../phase/phase.queries.js'
import { daysLater } from '../phase/steps.js'
import type { BookedTotal } from './booked.js'

/** Days on which the same phases of a project run, in the order of the list. */
export interface ShiftDays {
  projectId: string
  from: string
  to: string
  phaseIds: readonly string[]
  /** Whether all of these phases are limited to dump sites or soils. */
  narrow: boolean
}

/** Whether a phase is limited to dump sites or soils. */
export const isNarrow = ({ dumpSiteIds, soilTypes }: Pick<Phase, 'dumpSiteIds' | 'soilTypes'>): boolean =>
  dumpSiteIds.length > 0 || soilTypes.length > 0

/**
 * Days of phases, cut at the beginnings and ends of all phases of their project. A record of an excavator names no dump
 * site or soil: it belongs to the phases of its day without such limits, or to the limited ones where there are no
 * others. Totals count it for the first phase of the list.
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

/** Excavator work on days that phases have. */
export type ShiftsOfDays = BookedTotal & { phaseIds: readonly string[] }

/** Work of a phase: all of it, or only what no earlier phase of the list has. */
export const shiftsOf = (phaseId: string, shifts: readonly ShiftsOfDays[], { own }: { own: boolean }): BookedTotal[] =>
  shifts.filter(({ phaseIds }) => (own ? phaseIds[0] === phaseId : phaseIds.includes(phaseId)))
