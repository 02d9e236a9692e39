/** Whether one of these values contains a text that no table can store: with a NUL, or with half a surrogate pair. */
export function hasBrokenText(...values: unknown[]): boolean {
  return holds(values, (value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
}

/** Path to the first text or list that exceeds the limits; undefined when all keep to them. */
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

/** Whether the condition is true of one of these values, their members, or the names of members. */
function holds(values: readonly unknown[], fits: (value: unknown) => boolean): boolean {
  const open: object[] = []
  // Run for every request and for long lists: only values with members are queued, and no list of pairs is built.
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
