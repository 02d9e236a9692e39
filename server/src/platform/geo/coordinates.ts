import { createRequire } from 'node:module'
import { degrees, type Position } from './position.js'

/** Coordinate systems: WGS-84 of receivers, GCJ-02 of Chinese maps, BD-09 of Baidu's. */
export const coordinateSystems = ['WGS84', 'GCJ02', 'BD09'] as const
export type CoordinateSystemName = (typeof coordinateSystems)[number]

type Place = [lng: number, lat: number]

const require = createRequire(import.meta.url)
/** The package declares itself an ES module, but Node cannot load it as one. */
const gcoord: Record<CoordinateSystemName, string> & { transform(place: Place, from: string, to: string): Place } =
  require('gcoord')

/** Place in another system, with six decimals. Outside of China the three systems are equal. */
export function convert<Found extends Position>(
  place: Found,
  from: CoordinateSystemName,
  to: CoordinateSystemName,
): Found {
  if (from === to) return place
  const [lng, lat] = gcoord.transform([place.lng, place.lat], gcoord[from], gcoord[to])
  return { ...place, lng: degrees(lng), lat: degrees(lat) }
}
