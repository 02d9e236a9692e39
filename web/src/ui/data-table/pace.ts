/** How a list is being scrolled, as one move after the other tells. */
export interface Pace {
  offset: number
  /** When its frame began, in milliseconds. */
  at: number
  /** Pixels of the last move. */
  step: number
  fast: boolean
  /** Two moves one after the other were too fast: one alone is a jump, whose rows are read at once. */
  rushing: boolean
}

/** A row that crosses the view in less than this cannot be read. */
const READABLE_MS = 50
/** Moves further apart do not belong together. */
const GAP_MS = 150

export const standing: Pace = { offset: 0, at: Number.NEGATIVE_INFINITY, step: 0, fast: false, rushing: false }

/** The pace after a move to an offset, in a view so many pixels high. */
export function sample(before: Pace, offset: number, at: number, height: number): Pace {
  const passed = at - before.at
  const step = offset - before.offset
  const fast = passed < GAP_MS && Math.abs(step) * READABLE_MS > height * passed
  return { offset, at, step, fast, rushing: fast && before.fast }
}
