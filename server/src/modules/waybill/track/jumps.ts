import { distanceM, type Fix, kmh } from '../../../platform/geo/position.js'
import { MAX_KMH } from './point-flags.js'

/** Metres by which receivers may be wrong at any time. */
const NOISE_M = 150
/** Most chains that are followed at once. */
const MAX_CHAINS = 8

const reachable = (from: Fix, to: Fix): boolean => {
  const away = distanceM(from, to)
  return away <= NOISE_M || kmh(away, Math.max(1, to.at - from.at)) <= MAX_KMH
}

/**
 * Fixes where the truck cannot have been. Fixes that can follow each other form chains; the longest chain is the
 * truck's way, and fixes of the others are jumps. Thus a wrong fix at the start does not make jumps of all the others.
 */
export function jumpsOf(fixes: readonly Fix[]): Set<Fix> {
  const chains: Fix[][] = []
  for (const fix of fixes) chainFor(chains, fix).push(fix)
  const longest = chains.reduce<Fix[]>((best, chain) => (chain.length > best.length ? chain : best), [])
  const way = new Set(longest)
  return new Set(fixes.filter((fix) => !way.has(fix)))
}

/** Nearest chain from whose end the truck can have come; a new one if there is none. */
function chainFor(chains: Fix[][], fix: Fix): Fix[] {
  let [found, least]: [Fix[] | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const chain of chains) {
    const last = chain.at(-1)
    if (!last || !reachable(last, fix)) continue
    const away = distanceM(last, fix)
    if (away < least) [found, least] = [chain, away]
  }
  if (found) return found
  if (chains.length >= MAX_CHAINS) return []
  const chain: Fix[] = []
  chains.push(chain)
  return chain
}
