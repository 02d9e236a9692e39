import type { Option } from './options'

/** More choices than this are searched. */
export const MOST_AT_A_GLANCE = 12
/** No more are drawn at once; typing narrows them. */
const MOST_SHOWN = 100

/** What a list of choices shows for what is typed; the empty choice, where there is one, only while nothing is. */
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

/** Where the highlight goes: round and round, and from nowhere to the first or the last. */
export function walk(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active < 0) return by > 0 ? 0 : count - 1
  return (active + by + count) % count
}
