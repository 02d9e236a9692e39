import path from 'node:path'
import { type Arrivals, AWAY, arrivalsOf, type Chunks, FETCHED, THERE } from './arrivals.ts'

/** Worth of one request less, over all entries together, in characters of code before they are made small. */
const REQUEST = 120_000
/** Needless code that an entry may fetch for each request that it saves. */
const SAVED = 50_000
/** Needless code of entries that documents ask for themselves, such as signing in: people wait for them longest. */
const SAVED_FIRST = 6000

/** Modules that travel as one file. */
interface Bundle {
  modules: string[]
  size: number
  /** Ways to each entry. */
  arrives: number[]
  /** Bundles that its modules import. */
  imports: Set<Bundle>
  /** All that comes with it, itself included. */
  tree: Bundle[]
  /** Code that each entry would fetch with it and in no other way, in characters. */
  prices: Float64Array
  /** Whether it is what an entry begins with, and stays as it is. */
  isEntry: boolean
}

function treeOf(bundle: Bundle): Bundle[] {
  const found = new Set([bundle])
  for (const one of found) for (const next of one.imports) found.add(next)
  return [...found]
}

function pricesOf({ tree, arrives: { length } }: Bundle): Float64Array {
  const prices = new Float64Array(length)
  for (const { size, arrives } of tree)
    for (let entry = 0; entry < length; entry++)
      if (arrives[entry] === AWAY) prices[entry] = (prices[entry] ?? 0) + size + SAVED
  return prices
}

/** Works trees and prices out, after something has changed. */
function reckon(bundles: ReadonlySet<Bundle>): void {
  for (const bundle of bundles) bundle.tree = treeOf(bundle)
  for (const bundle of bundles) bundle.prices = pricesOf(bundle)
}

function bundlesOf(chunks: Chunks, files: Arrivals['files']): Set<Bundle> {
  const bundles = new Map<string, Bundle>()
  for (const [name, arrives] of files) {
    const { modules = {}, isDynamicEntry: isEntry = false } = chunks.get(name) ?? {}
    const size = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    const reckoned = { tree: [], prices: new Float64Array() }
    bundles.set(name, { modules: Object.keys(modules), size, arrives, imports: new Set(), isEntry, ...reckoned })
  }
  for (const [name, { imports }] of bundles)
    for (const next of chunks.get(name)?.imports ?? []) {
      const other = bundles.get(next)
      if (other) imports.add(other)
    }
  const all = new Set(bundles.values())
  reckon(all)
  return all
}

interface Pair {
  one: Bundle
  other: Bundle
  gain: number
  /** Entries that ask for a file less. */
  saves: number[]
  /** Entries that fetch what they have no use for, with its price. */
  pays: [entry: number, price: number][]
}

/** Two bundles that had better be one file, as far as all entries together go. */
function pairOf(one: Bundle, other: Bundle): Pair | undefined {
  let gain = 0
  const [saves, pays]: [number[], Pair['pays']] = [[], []]
  for (let entry = 0; entry < one.arrives.length; entry++) {
    const [mine, yours] = [one.arrives[entry], other.arrives[entry]]
    if (mine === FETCHED && yours === FETCHED) {
      saves.push(entry)
      gain += REQUEST
    } else if (mine !== yours && (mine === AWAY || yours === AWAY)) {
      const price = ((mine === AWAY ? one : other).prices[entry] ?? 0) - SAVED
      // For a file that is there already, an earlier entry pays.
      if (mine === FETCHED || yours === FETCHED) pays.push([entry, price])
      gain -= price
    }
  }
  return saves.length > 0 && gain > 0 ? { one, other, gain, saves, pays } : undefined
}

/** Whether a bundle needs another one by way of a third: as one file, they and the third would need each other. */
const needsFarther = (from: Bundle, to: Bundle): boolean =>
  [...from.imports].some((next) => next !== to && next.tree.includes(to))

function merge(bundles: Set<Bundle>, { one, other }: Pair): void {
  for (const [entry, mine] of one.arrives.entries()) {
    const yours = other.arrives[entry]
    if (mine === yours) continue
    const together = mine === FETCHED || yours === FETCHED ? FETCHED : THERE
    for (const { arrives } of [...one.tree, ...other.tree]) if (arrives[entry] === AWAY) arrives[entry] = together
    one.arrives[entry] = together
  }
  one.modules.push(...other.modules)
  one.size += other.size
  bundles.delete(other)
  for (const next of other.imports) one.imports.add(next)
  for (const { imports } of bundles) if (imports.delete(other)) imports.add(one)
  one.imports.delete(one)
  reckon(bundles)
}

/** Merges the best pair again and again, as long as no entry pays more than the requests that it saves are worth. */
function mergeAll(bundles: Set<Bundle>, first: ReadonlySet<number>): void {
  const saved = new Map<number, number>()
  const left = (entry: number): number => saved.get(entry) ?? 0
  const free = [...bundles].filter(({ isEntry }) => !isEntry)
  let pairs = free.flatMap((one, at) => free.slice(at + 1).flatMap((other) => pairOf(one, other) ?? []))
  for (;;) {
    pairs.sort((a, b) => b.gain - a.gain)
    const best = pairs.find(
      ({ one, other, pays }) =>
        pays.every(([entry, price]) => left(entry) >= price) && !needsFarther(one, other) && !needsFarther(other, one),
    )
    if (!best) return
    const { one, other, saves, pays } = best
    for (const entry of saves) saved.set(entry, left(entry) + (first.has(entry) ? SAVED_FIRST : SAVED))
    for (const [entry, price] of pays) saved.set(entry, left(entry) - price)
    merge(bundles, best)
    const others = [...bundles].filter((bundle) => bundle !== one && !bundle.isEntry)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((bundle) => bundle === one || bundle === other))
    pairs.push(...others.flatMap((bundle) => pairOf(one, bundle) ?? []))
  }
}

/** Names of the files that shared modules go into, after one of their modules: they stay where those stay. */
export function mergedFiles(chunks: Chunks): Map<string, string> {
  const { files: arrivals, first } = arrivalsOf(chunks)
  const bundles = bundlesOf(chunks, arrivals)
  mergeAll(bundles, first)
  const taken = new Map<string, number>()
  const files = new Map<string, string>()
  for (const { modules, isEntry } of bundles) {
    const [first] = modules.toSorted()
    if (isEntry || !first) continue
    const name = `with-${path.parse(first).name.replaceAll(/\W/g, '')}`
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    for (const id of modules) files.set(id, count === 1 ? name : `${name}${count}`)
  }
  return files
}
