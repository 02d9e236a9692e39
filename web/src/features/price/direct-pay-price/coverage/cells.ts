import type { Pair } from '../../../fleet/captain'
import type { DirectPayPriceCoverageQuery } from '../insight.generated'
import { texts } from '../texts'

export type Coverage = DirectPayPriceCoverageQuery['directPayPriceCoverage']
export type Cell = Coverage['cells'][number]

export const cellKey = ({ tpMode, soilType, garbageId }: Cell): string => [tpMode, soilType, garbageId ?? ''].join(' ')

/** Share of transports × captains with a price as a whole percentage, and the number of pairs without one. */
export function shareOf(cells: readonly Cell[], captainCount: number): { share: string; missing: number } {
  const places = cells.length * captainCount
  const covered = cells.reduce((sum, { coveredCount }) => sum + coveredCount, 0)
  // Below 100 % while a driver lacks a price.
  return { share: places ? `${Math.floor((covered * 100) / places)}%` : '—', missing: places - covered }
}

const SHOWN = 6

/** Captains and drivers without a price, in words: the first few by name. */
export function missingText(missing: Cell['missing'], limit = SHOWN): string {
  const names = missing
    .slice(0, limit)
    .map(({ captainName, whole, drivers }) =>
      whole ? captainName : texts.someDrivers(captainName, drivers.map(({ driverName }) => driverName).join('、')),
    )
    .join('、')
  return missing.length > limit ? `${names} ${texts.andMore(missing.length)}` : names
}

/**
 * Captains and drivers for an application about a gap: captains without any price as a whole, of the others the single
 * drivers.
 */
export const pairsOfGap = (missing: Cell['missing']): Pair[] =>
  missing.flatMap(({ captainId, whole, drivers }): Pair[] =>
    whole ? [{ captainId, driverId: null }] : drivers.map(({ driverId }) => ({ captainId, driverId })),
  )
