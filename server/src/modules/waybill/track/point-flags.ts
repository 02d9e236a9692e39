import type { Position } from '../../../platform/geo/position.js'
import { PointFlag } from './enums.js'

/** How flags lie in the table: one bit each. JUMP depends on the neighbours and is found when a track is read. */
const bits: Record<PointFlag, number> = { OUT_OF_WORLD: 1, FUTURE: 2, TOO_OLD: 4, TOO_FAST: 8, JUMP: 16 }

export const JUMP_BIT: number = bits.JUMP
/** No loaded truck drives like this. */
export const MAX_KMH = 160
/** Clocks of devices run ahead a little. */
const AHEAD_MS = 5 * 60_000

/** How far back positions are taken for what they say they are: two years, in whole months. */
export const KEPT_MONTHS = 24

interface Reported extends Position {
  at: number
  speed: number | null
}

/** What is impossible about a position by itself; 0 when nothing is. `oldest` is the first moment that is believed. */
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

/** The names of the bits. */
export const flagsOf = (value: number): PointFlag[] => (value === 0 ? none : all.filter((flag) => value & bits[flag]))
