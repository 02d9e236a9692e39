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
  /** Figures and texts of a finding; `tell` makes the sentence. */
  evidence: Evidence
  /** Key of the facts: while it stays the same, a cleared flag is not raised again. */
  key: string
  others?: readonly OtherTrip[]
}

interface Definition<Name extends string, Evidence> {
  /** Description of the rule in Chinese, for people who set it. */
  description: string
  limits: Readonly<Record<Name, Limit>>
  /** Finds the evidence in the facts, if any; `now` in seconds since 1970 is for trips that are not completed. */
  find(trip: TripFacts, limits: Readonly<Record<Name, number>>, now: number): Finding<Evidence> | null
  tell(evidence: Evidence): string
}

export type Rule = Definition<string, Json>

/** Declares a rule; its limits and its evidence have types of their own. */
export function defineRule<Name extends string, Evidence extends Record<string, Json>>(
  definition: Definition<Name, Evidence>,
): Rule {
  const { find, tell } = definition
  return {
    ...definition,
    find: (trip, limits, now) => find(trip, limits as Record<Name, number>, now),
    // The evidence was written by `find` of the same rule.
    tell: (evidence) => tell(evidence as Evidence),
  }
}

/** Limits of the trips that make a norm: the days before in which they ran, and their least number. */
export const windowDays: Limit = { label: '统计天数', unit: '天', min: 7, max: 90, default: 30 }
export const minSamples = (count: number): Limit => ({
  label: '最少趟数',
  unit: '趟',
  min: 5,
  max: 5000,
  default: count,
})
