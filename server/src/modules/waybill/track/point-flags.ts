import type { Position } from '../../../platform/geo/position.js'
import { PointFlag } from './enums.js'

/** Bits of flags in the table; JUMP has none, since it depends on neighbours and is found when a track is read. */
const bits: Record<PointFlag, number> = { OUT_OF_WORLD: 1, FUTURE: 2, TOO_OLD: 4, TOO_FAST: 8, JUMP: 16 }

export const JUMP_BIT: number = bits.JUMP
/** Speed that no loaded truck reaches. */
export const MAX_KMH = 160
/** Time by which clocks of devices may be ahead. */
const AHEAD_MS = 5 * 60_000

/** Months before the present one whose positions are accepted. */
export const KEPT_MONTHS = 24

interface Reported extends Position {
  at: number
  speed: number | null
}

/** Flags of a position that is impossible by itself; 0 for none. `oldest` is the first accepted moment. */
export function flagBits({ lng, lat, at, speed }: Reported, now: number, oldest: number): number {
  const nowhere = Math.abs(lng) > 180 || Math.abs(lat) > 90 || (lng === 0 && lat === 0)
  return (
    (nowhere ? bits.OUT_OF_WORLD : 0) |
    (at > now + AHEAD_MS ? bits.FUTURE : 0) |
    (at < oldest ? bits.TOO_OLD : 0) |
    (speed !== null && speed > MAX_KMH ? bits.TOO_FAST : 0)
  )
}

const none: PointFlag[] = []
const all = Object.values(PointFlag)

/** Flags of the bits. */
export const flagsOf = (value: number): PointFlag[] => (value === 0 ? none : all.filter((flag) => value & bits[flag]))
