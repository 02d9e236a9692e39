/** Keys of permissions, or ids of projects, as one text, since a form compares texts. */
export const keysIn = (text: string): string[] => text.split(',').filter(Boolean)
export const textOf = (keys: Iterable<string>): string => [...new Set(keys)].toSorted().join(',')

/** Part of an area that is chosen. */
export type Share = 'none' | 'some' | 'all'

export function shareOf(keys: readonly string[], chosen: ReadonlySet<string>): Share {
  const count = keys.filter((key) => chosen.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** Keys with one added or removed. */
export function toggled(chosen: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

/**
 * Chooses all permissions of an area that the actor may give, or none of them if all are chosen. Others stay unchanged.
 */
export function wholeToggled(chosen: ReadonlySet<string>, givable: readonly string[]): Set<string> {
  const next = new Set(chosen)
  const all = givable.every((key) => chosen.has(key))
  for (const key of givable) {
    if (all) next.delete(key)
    else next.add(key)
  }
  return next
}
