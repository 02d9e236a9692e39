/** Sides of a verb's steps at which something is killed, in order of time. */
export const SIDES = [
  'begin asked',
  'begin answered',
  'statement asked',
  'statement answered',
  'commit asked',
  'commit answered',
  'commit told',
  'answer given',
] as const
export type Side = (typeof SIDES)[number]

/** Point in a verb: a side, and for many statements the position among them from 0 to 1. */
export interface Point {
  side: Side
  share: number
}

/**
 * Number of the statement at a point, in a transaction with a number of statements; the first begins it and the last
 * commits.
 */
export function statementOf({ side, share }: Point, statements: number): number {
  if (side.startsWith('begin')) return 1
  if (!side.startsWith('statement')) return statements
  const within = Math.max(1, statements - 2)
  return 2 + Math.min(within - 1, Math.floor(share * within))
}

/** Name of a point in reports. */
export const pointName = (verb: string, victim: string, { side }: Point, no: number): string =>
  `${verb} ${victim} ${side.startsWith('statement') ? `${side} ${no}` : side}`
