/** True when a text somewhere in these values is one that no table can hold: with a NUL, or half a surrogate pair in it. */
export function hasBrokenText(...values: unknown[]): boolean {
  const open = [...values]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) open.push(key, member)
    }
  }
  return false
}
