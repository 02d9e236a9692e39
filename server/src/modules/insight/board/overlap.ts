import Big from 'big.js'
import { addDecimals, negateMoney, quantity } from '../../../kernel/money/money.js'
import type { Phase, TripSum } from '../phase/phase.queries.js'
import { type DaySpan, daysLater } from '../phase/steps.js'

/** Days of a phase, and the earlier phases of its project that also contain trips of all these days. */
export interface PhaseDays {
  phase: Phase
  days: DaySpan
  before: readonly Phase[]
}

const shareSome = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((value) => other.includes(value))

/**
 * Whether phases can share trips: their days, dump sites and soils must overlap; a phase without dump sites or soils
 * contains all.
 */
const mayShare = (one: Phase, other: Phase): boolean =>
  one.projectId === other.projectId &&
  one.from <= other.to &&
  other.from <= one.to &&
  shareSome(one.dumpSiteIds, other.dumpSiteIds) &&
  shareSome(one.soilTypes, other.soilTypes)

/**
 * Phases cut at the beginnings and ends of earlier ones, so that trips which several contain are counted for the first.
 */
export function phaseDays(phases: readonly Phase[]): PhaseDays[] {
  return phases.flatMap((phase, at) => {
    const earlier = phases.slice(0, at).filter((other) => mayShare(other, phase))
    const begins = earlier.flatMap(({ from, to }) => [from, daysLater(to, 1)])
    const firsts = [...new Set([phase.from, ...begins])].filter((day) => day >= phase.from && day <= phase.to).sort()
    return firsts.map((from, part) => {
      const next = firsts[part + 1]
      const days = { from, to: next === undefined ? phase.to : daysLater(next, -1) }
      return { phase, days, before: earlier.filter((other) => other.from <= days.from && other.to >= days.to) }
    })
  })
}

const keyOf = (sum: TripSum): string => {
  const { tpMode, soilType, unit, priced, dumpSiteId, prepaid, machineCode, ticketMonth } = sum
  return JSON.stringify([tpMode, soilType, unit, priced, dumpSiteId, prepaid, machineCode, ticketMonth])
}

/** Sums of equal trips that were read in parts, merged. */
export const together = (sums: readonly TripSum[]): TripSum[] =>
  [...Map.groupBy(sums, keyOf).values()].map((alike) => alike.reduce(added))

/** Sums of equal trips less others; an empty rest is left out. */
export function subtracted(sums: readonly TripSum[], others: readonly TripSum[]): TripSum[] {
  return together([...sums, ...others.map(negated)]).filter(({ trips }) => trips !== 0)
}

const negated = (sum: TripSum): TripSum => ({
  ...sum,
  trips: -sum.trips,
  quantity: quantity(new Big(sum.quantity).neg()),
  amount: negateMoney(sum.amount),
  adjusted: negateMoney(sum.adjusted),
  paid: negateMoney(sum.paid),
  prepaidAmount: negateMoney(sum.prepaidAmount),
})

const added = (one: TripSum, other: TripSum): TripSum => ({
  ...one,
  trips: one.trips + other.trips,
  quantity: addDecimals(one.quantity, other.quantity) as TripSum['quantity'],
  amount: addDecimals(one.amount, other.amount) as TripSum['amount'],
  adjusted: addDecimals(one.adjusted, other.adjusted) as TripSum['adjusted'],
  paid: addDecimals(one.paid, other.paid) as TripSum['paid'],
  prepaidAmount: addDecimals(one.prepaidAmount, other.prepaidAmount) as TripSum['prepaidAmount'],
})
