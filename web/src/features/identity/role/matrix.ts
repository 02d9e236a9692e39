/** Keys of permissions, or ids of projects, as one text: a form compares texts. */
export const keysIn = (text: string): string[] => text.split(',').filter(Boolean)
export const textOf = (keys: Iterable<string>): string => [...new Set(keys)].toSorted().join(',')

/** How much of an area is chosen. */
export type Share = 'none' | 'some' | 'all'

export function shareOf(keys: readonly string[], chosen: ReadonlySet<string>): Share {
  const count = keys.filter((key) => chosen.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** One key more, or one fewer. */
export function toggled(chosen: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

/** All of an area that may be given or, where all of that is there already, none of it. What may not be given stays as it is. */
export function wholeToggled(chosen: ReadonlySet<string>, givable: readonly string[]): Set<string> {
  const next = new Set(chosen)
  const all = givable.every((key) => chosen.has(key))
  for (const key of givable) {
    if (all) next.delete(key)
    else next.add(key)
  }
  return next
}
