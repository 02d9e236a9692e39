import type { Json } from '../../../../kernel/command/command.js'
import type { OtherTrip, TripFacts } from '../facts.js'

/** A figure that a company may set, within bounds. */
export interface Limit {
  label: string
  unit: string
  min: number
  max: number
  default: number
}

export interface Finding<Evidence = Json> {
  /** Figures and texts only; `tell` makes the sentence. */
  evidence: Evidence
  /** Names the waybill's own facts: while they stay, whoever has cleared the flag is not asked again. */
  key: string
  others?: readonly OtherTrip[]
}

interface Definition<Name extends string, Evidence> {
  /** What it looks for, in Chinese, for whoever sets it. */
  description: string
  limits: Readonly<Record<Name, Limit>>
  /** `now` in seconds since 1970, for trips that are still under way. */
  find(trip: TripFacts, limits: Readonly<Record<Name, number>>, now: number): Finding<Evidence> | null
  tell(evidence: Evidence): string
}

export type Rule = Definition<string, Json>

/** A rule among others: its limits and its evidence are its own business. */
export function defineRule<Name extends string, Evidence extends Record<string, Json>>(
  definition: Definition<Name, Evidence>,
): Rule {
  const { find, tell } = definition
  return {
    ...definition,
    find: (trip, limits, now) => find(trip, limits as Record<Name, number>, now),
    // What `find` wrote, read again.
    tell: (evidence) => tell(evidence as Evidence),
  }
}

/** The trips whose figures make a norm are of so many days before, and at least so many. */
export const windowDays: Limit = { label: '统计天数', unit: '天', min: 7, max: 90, default: 30 }
export const minSamples = (count: number): Limit => ({
  label: '最少趟数',
  unit: '趟',
  min: 5,
  max: 5000,
  default: count,
})
