import type { Phase } from '../phase/phase.queries.js'
import { daysLater } from '../phase/steps.js'
import type { ShiftTotal } from './cost.queries.js'

/** Days of a project that the same phases have, the first of the list first. */
export interface ShiftDays {
  projectId: string
  from: string
  to: string
  phaseIds: readonly string[]
}

/**
 * Days of phases, cut where any of their project begins or ends. An excavator works for no dump site and its record names no soil: each phase has
 * the records of all that its project's machines began on its days, and totals count a record for the first phase of the list.
 */
export function shiftDays(phases: readonly Phase[]): ShiftDays[] {
  return [...Map.groupBy(phases, ({ projectId }) => projectId)].flatMap(([projectId, own]) => {
    const cuts = [...new Set(own.flatMap(({ from, to }) => [from, daysLater(to, 1)]))].sort()
    return cuts.flatMap((from, at) => {
      const next = cuts[at + 1]
      if (next === undefined) return []
      const phaseIds = own.filter((phase) => phase.from <= from && phase.to >= from).map(({ id }) => id)
      return phaseIds.length > 0 ? [{ projectId, from, to: daysLater(next, -1), phaseIds }] : []
    })
  })
}

/** What was worked on days that phases have. */
export type ShiftsOfDays = ShiftTotal & { phaseIds: readonly string[] }

/** The work of a phase, or only what no earlier phase of the list has as well. */
export const shiftsOf = (phaseId: string, shifts: readonly ShiftsOfDays[], { own }: { own: boolean }): ShiftTotal[] =>
  shifts.filter(({ phaseIds }) => (own ? phaseIds[0] === phaseId : phaseIds.includes(phaseId)))
