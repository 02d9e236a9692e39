import type { Track } from './playback'

type Stop = Track['stops'][number]

export interface NumberedStop extends Stop {
  /** Number of the stop, from 1. */
  number: number
}

const METRES = 111_195
/** Distance, in metres or as a share of the way, below which two stops would overlap on the map. */
const TOGETHER_METRES = 100
const TOGETHER_SHARE = 0.08

interface Place {
  lng: number
  lat: number
}

const metresBetween = (one: Place, other: Place): number =>
  METRES * Math.hypot((one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180), one.lat - other.lat)

/** Stops by place: those at one place share a mark at the first of them. */
export function stopsByPlace({ stops, points }: Pick<Track, 'stops' | 'points'>): NumberedStop[][] {
  const good = points.filter(({ flags }) => flags.length === 0)
  const [first] = good
  const longest = first ? good.reduce((far, point) => Math.max(far, metresBetween(first, point)), 0) : 0
  const together = Math.max(TOGETHER_METRES, longest * TOGETHER_SHARE)
  const groups: [NumberedStop, ...NumberedStop[]][] = []
  for (const [at, stop] of stops.entries()) {
    const numbered = { ...stop, number: at + 1 }
    const near = groups.find(([there]) => metresBetween(there, stop) <= together)
    if (near) near.push(numbered)
    else groups.push([numbered])
  }
  return groups
}
