/** Pace of scrolling a list, from one move to the next. */
export interface Pace {
  offset: number
  /** Start of the move's frame, in milliseconds. */
  at: number
  /** Pixels of the last move. */
  step: number
  fast: boolean
  /** Whether two moves in a row were too fast; a single one is a jump, whose rows are read at once. */
  rushing: boolean
}

/** Time in ms in which a row that crosses the view cannot be read. */
const READABLE_MS = 50
/** Pause in ms after which a move belongs to another scrolling. */
const GAP_MS = 150

export const standing: Pace = { offset: 0, at: Number.NEGATIVE_INFINITY, step: 0, fast: false, rushing: false }

/** Pace after moving to an offset, in a view of a height in pixels. */
export function sample(before: Pace, offset: number, at: number, height: number): Pace {
  const passed = at - before.at
  const step = offset - before.offset
  const fast = passed < GAP_MS && Math.abs(step) * READABLE_MS > height * passed
  return { offset, at, step, fast, rushing: fast && before.fast }
}
