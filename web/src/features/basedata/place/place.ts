import type { MapPlace } from '../../../ui/map/types'
import { degreesIn } from './degrees'

/** Six decimals are a tenth of a metre. */
const degrees = new Intl.NumberFormat('en', { maximumFractionDigits: 6, useGrouping: false })

/** What the texts of a form say; null while they say no place. */
export function placeOf(lng: string, lat: string): MapPlace | null {
  const [east, north] = [degreesIn(lng), degreesIn(lat)]
  if (east === null || north === null) return null
  const place = { lng: Number(east), lat: Number(north) }
  return Math.abs(place.lng) <= 180 && Math.abs(place.lat) <= 90 ? place : null
}

/** Of a degree of latitude, or of longitude at the equator. */
const METRES = 111_320
const CORNERS = 64

/** What lies as many metres from a place, all around it and back to the first. */
export function circleOf({ lng, lat }: MapPlace, metres: number): MapPlace[] {
  const high = metres / METRES
  // At the poles, where no site is, a circle would go around the world.
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS
    return { lng: lng + wide * Math.sin(angle), lat: lat + high * Math.cos(angle) }
  })
}

/** A place as a form holds it. */
export const degreesText = ({ lng, lat }: MapPlace) => ({ lng: degrees.format(lng), lat: degrees.format(lat) })
