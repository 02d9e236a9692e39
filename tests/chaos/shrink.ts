/** Most runs for making a failure smaller. */
const MOST_RUNS = 60

/**
 * Smallest list that still fails. It leaves out halves, then quarters and so on, like ddmin, until nothing can be left
 * out. `fails` runs a list from the start.
 */
export async function smallest<Item>(
  items: readonly Item[],
  fails: (some: Item[]) => Promise<boolean>,
  mostRuns = MOST_RUNS,
): Promise<Item[]> {
  let left = [...items]
  let parts = 2
  let runs = 0
  while (left.length > 1 && runs < mostRuns) {
    const size = Math.ceil(left.length / parts)
    let smaller: Item[] | undefined
    for (let at = 0; at < left.length && !smaller && runs < mostRuns; at += size) {
      const rest = [...left.slice(0, at), ...left.slice(at + size)]
      runs += 1
      if (rest.length > 0 && (await fails(rest))) smaller = rest
    }
    if (smaller) {
      left = smaller
      parts = Math.max(2, parts - 1)
    } else if (size === 1) return left
    else parts = Math.min(left.length, 2 * parts)
  }
  return left
}
