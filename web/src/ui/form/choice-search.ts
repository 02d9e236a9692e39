import type { Option } from './options'

/** Lists with more options than this are searched. */
export const MOST_AT_A_GLANCE = 12
/** Most options that are drawn at once; typing narrows the list. */
const MOST_SHOWN = 100

/** Options for a typed text; the empty choice is among them only without text. */
export function shownChoices(
  options: readonly Option[],
  typed: string,
  empty: string | null,
  matches: (name: string, typed: string) => boolean,
): { shown: readonly Option[]; left: number } {
  const found = options.filter((option) => matches(option.label, typed))
  const all = empty !== null && !typed.trim() ? [{ value: '', label: empty }, ...found] : found
  return { shown: all.slice(0, MOST_SHOWN), left: Math.max(all.length - MOST_SHOWN, 0) }
}

/** Highlighted option after a step. The highlight moves in a circle, and starts at the first or the last option. */
export function walk(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active < 0) return by > 0 ? 0 : count - 1
  return (active + by + count) % count
}
