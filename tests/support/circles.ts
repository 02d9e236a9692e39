import type { Import } from './imports.ts'

/** Files, or rooms of files, with the ones that each of them imports. */
export type Ways = ReadonlyMap<string, ReadonlySet<string>>

/** Imports among the given files as ways between their rooms. */
export function waysBetween(imports: readonly Import[], roomOf: (file: string) => string | undefined): Ways {
  const ways = new Map<string, Set<string>>()
  for (const { from } of imports) {
    const room = roomOf(from)
    if (room) ways.set(room, ways.get(room) ?? new Set())
  }
  for (const { from, to } of imports) {
    const [here, there] = [roomOf(from), roomOf(to)]
    if (here && there && here !== there && ways.has(there)) ways.get(here)?.add(there)
  }
  return ways
}

/** Sets of nodes of which each leads to all others, by Tarjan's algorithm. */
export function circlesIn(ways: Ways): string[][] {
  const [places, lowest, waiting] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const found: string[][] = []
  const visit = (node: string): number => {
    const place = places.size
    places.set(node, place)
    waiting.push(node)
    let low = place
    for (const other of ways.get(node) ?? []) {
      if (!places.has(other)) low = Math.min(low, visit(other))
      else if (!lowest.has(other)) low = Math.min(low, places.get(other) ?? low)
    }
    if (low === place) {
      const circle = waiting.splice(waiting.indexOf(node))
      for (const one of circle) lowest.set(one, low)
      if (circle.length > 1) found.push(circle.sort())
    }
    return low
  }
  for (const node of ways.keys()) if (!places.has(node)) visit(node)
  return found
}
