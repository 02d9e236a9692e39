import type { Random } from './random.ts'

/** Degrees in WGS-84. */
export interface Place {
  lng: number
  lat: number
}

const METRES = 111_195
const eastScale = (lat: number): number => METRES * Math.cos((lat * Math.PI) / 180)

/** Metres between places of one town, where the earth is flat. */
export const metres = (one: Place, other: Place): number =>
  Math.hypot((other.lng - one.lng) * eastScale(one.lat), (other.lat - one.lat) * METRES)

/** Place at this distance to the east and north, in metres. */
export const shifted = ({ lng, lat }: Place, east: number, north: number): Place => ({
  lng: lng + east / eastScale(lat),
  lat: lat + north / METRES,
})

/**
 * Road between two places: along blocks of a grid that is a little askew, nowhere straight for long. The same random
 * stream gives the same road.
 */
export function roadBetween(random: Random, from: Place, to: Place): Place[] {
  const legs = 3 + Math.floor(metres(from, to) / 6000)
  const road = [from]
  let here = from
  for (let leg = 1; leg <= legs; leg++) {
    const share = leg === legs ? 1 : (leg + random.next() * 0.5 - 0.25) / legs
    const next = { lng: from.lng + (to.lng - from.lng) * share, lat: from.lat + (to.lat - from.lat) * share }
    const corner = random.chance(0.5) ? { lng: next.lng, lat: here.lat } : { lng: here.lng, lat: next.lat }
    road.push(...bent(random, here, corner), ...bent(random, corner, next))
    here = next
  }
  return road
}

/** Street with a gentle bend, in pieces of 150 metres or more, that ends exactly at `to`. */
function bent(random: Random, from: Place, to: Place): Place[] {
  const length = metres(from, to)
  const pieces = Math.max(1, Math.floor(length / 150))
  const bow = (random.next() - 0.5) * Math.min(300, length / 6)
  const [east, north] = [(to.lng - from.lng) * eastScale(from.lat), (to.lat - from.lat) * METRES]
  return Array.from({ length: pieces }, (_, at) => {
    const share = (at + 1) / pieces
    const aside = (bow * Math.sin(Math.PI * share)) / (length || 1)
    return shifted(from, east * share - north * aside, north * share + east * aside)
  })
}

/** Place at a distance along a road, with the direction there in degrees. */
export function placeAlong(road: readonly Place[], way: number): { place: Place; heading: number } {
  let rest = way
  for (let at = 1; at < road.length; at++) {
    const [from, to] = [road[at - 1], road[at]]
    if (!from || !to) break
    const length = metres(from, to)
    if (rest > length && at < road.length - 1) {
      rest -= length
      continue
    }
    const share = length > 0 ? Math.min(1, rest / length) : 0
    const angle = Math.atan2((to.lng - from.lng) * eastScale(from.lat), (to.lat - from.lat) * METRES)
    return {
      place: { lng: from.lng + (to.lng - from.lng) * share, lat: from.lat + (to.lat - from.lat) * share },
      heading: (Math.floor((angle * 180) / Math.PI) + 360) % 360,
    }
  }
  return { place: road[0] ?? { lng: 0, lat: 0 }, heading: 0 }
}

export const lengthOf = (road: readonly Place[]): number =>
  road.reduce((sum, place, at) => sum + metres(road[at - 1] ?? place, place), 0)
