import type { Rolldown } from 'vite'

/** A built file of code, by its name. */
export type Chunks = ReadonlyMap<
  string,
  Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'isDynamicEntry' | 'imports' | 'dynamicImports'> & {
    modules: Readonly<Record<string, { renderedLength: number }>>
  }
>

/** Ways of a file to somebody who opens an entry: none, with the entry, or with one that was opened before. */
export const [AWAY, FETCHED, THERE] = [0, 1, 2]

/** A file with all that it imports. */
function withImports(chunks: Chunks, name: string): Set<string> {
  const found = new Set([name])
  for (const one of found) for (const next of chunks.get(one)?.imports ?? []) found.add(next)
  return found
}

/** Files that are there when an entry is asked for: those that every entry has which asks for it. */
function hadBefore(chunks: Chunks, reach: ReadonlyMap<string, Set<string>>): Map<string, Set<string>> {
  const had = new Map<string, Set<string>>()
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) had.set(fileName, new Set())
  const asks = [...reach].map(([entry, names]) => ({
    entry,
    names,
    asked: new Set([...names].flatMap((name) => chunks.get(name)?.dynamicImports ?? [])),
  }))
  for (let isNews = true; isNews; ) {
    isNews = false
    for (const { entry, names, asked } of asks) {
      const before = had.get(entry)
      for (const next of before ? asked : []) {
        const known = had.get(next)
        const has = (name: string) => names.has(name) || before?.has(name) === true
        const common = known ? [...known].filter(has) : [...(before ?? []), ...names]
        if (common.length === known?.size) continue
        had.set(next, new Set(common))
        isNews = true
      }
    }
  }
  return had
}

export interface Arrivals {
  /** Files that no document begins with, each with how it comes to each of the entries. */
  files: Map<string, number[]>
  /** Places of the entries that documents ask for themselves, as signing in: people wait for them longest. */
  first: Set<number>
}

export function arrivalsOf(chunks: Chunks): Arrivals {
  const entries = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const reach = new Map(entries.map(({ fileName }) => [fileName, withImports(chunks, fileName)]))
  const had = hadBefore(chunks, reach)
  const initial = new Set(
    entries.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...(reach.get(fileName) ?? [])]),
  )
  const asked = new Set([...initial].flatMap((name) => chunks.get(name)?.dynamicImports ?? []))
  const arrives = (name: string, entry: string) =>
    had.get(entry)?.has(name) ? THERE : reach.get(entry)?.has(name) ? FETCHED : AWAY
  const later = [...chunks.keys()].filter((name) => !initial.has(name))
  return {
    files: new Map(later.map((name) => [name, entries.map(({ fileName }) => arrives(name, fileName))])),
    first: new Set(entries.flatMap(({ fileName }, at) => (asked.has(fileName) ? [at] : []))),
  }
}
