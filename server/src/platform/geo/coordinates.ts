import { createRequire } from 'node:module'
import { degrees, type Position } from './position.js'

/** WGS-84 is what receivers measure, GCJ-02 what Chinese maps are drawn in, BD-09 what Baidu's are. */
export const coordinateSystems = ['WGS84', 'GCJ02', 'BD09'] as const
export type CoordinateSystemName = (typeof coordinateSystems)[number]

type Place = [lng: number, lat: number]

const require = createRequire(import.meta.url)
/** The package says of itself that it is an ES module, which it is not for Node. */
const gcoord: Record<CoordinateSystemName, string> & { transform(place: Place, from: string, to: string): Place } =
  require('gcoord')

/** The same place in another system, with six decimals. Outside of China the three are one. */
export function convert<Found extends Position>(
  place: Found,
  from: CoordinateSystemName,
  to: CoordinateSystemName,
): Found {
  if (from === to) return place
  const [lng, lat] = gcoord.transform([place.lng, place.lat], gcoord[from], gcoord[to])
  return { ...place, lng: degrees(lng), lat: degrees(lat) }
}
