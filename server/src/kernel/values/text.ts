/** True when a text somewhere in these values is one that no table can hold: with a NUL, or half a surrogate pair in it. */
export function hasBrokenText(...values: unknown[]): boolean {
  return holds(values, (value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
}

/** The path to the first text that is longer, or list that has more items, than that; undefined when there is none. */
export function pathToTooMuch(value: unknown, limits: { text: number; items: number }): string[] | undefined {
  const isTooMuch = (part: unknown) =>
    typeof part === 'string' ? part.length > limits.text : Array.isArray(part) && part.length > limits.items
  if (!holds([value], isTooMuch)) return undefined
  const path: string[] = []
  let at = value
  while (!isTooMuch(at)) {
    const [key, member] = Object.entries(at as object).find((entry) => holds(entry, isTooMuch)) ?? ['', '']
    path.push(key.slice(0, MAX_NAME))
    if (isTooMuch(key)) break
    at = member
  }
  return path
}

const MAX_NAME = 50

/** Whether one of these values, their members and the names of those fits. */
function holds(values: readonly unknown[], fits: (value: unknown) => boolean): boolean {
  const open: object[] = []
  // Of every request, and of long lists: only what has members waits, and no list of pairs is made.
  const see = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) open.push(value)
    return fits(value)
  }
  for (const value of values) if (see(value)) return true
  for (let value = open.pop(); value; value = open.pop()) {
    if (Array.isArray(value)) {
      for (const item of value) if (see(item)) return true
    } else {
      for (const key in value) if (fits(key) || see((value as Record<string, unknown>)[key])) return true
    }
  }
  return false
}
