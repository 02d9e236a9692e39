import type { Track } from './playback'

type Stop = Track['stops'][number]

export interface NumberedStop extends Stop {
  /** 1 for the first of the track. */
  number: number
}

const METRES = 111_195
/** Stops closer than that, or than this share of the whole way, would stand over each other on the map. */
const TOGETHER_METRES = 100
const TOGETHER_SHARE = 0.08

interface Place {
  lng: number
  lat: number
}

const metresBetween = (one: Place, other: Place): number =>
  METRES * Math.hypot((one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180), one.lat - other.lat)

/** Stops at the same place are one mark, which stands where the first of them was. */
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
