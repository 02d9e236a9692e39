import { readDecimal, units } from '../../../gql/decimal.generated'
import type { MapPlace } from '../../../ui/map/types'
import { texts } from './texts'

/** Degrees as they were typed; null for other text. */
const degreesIn = (text: string): string | null => readDecimal(text, { decimals: 6, units: units.degrees }).value

/** Fault of typed degrees; null for correct ones. */
export function degreesFault(text: string, most: number): string | null {
  const degrees = degreesIn(text)
  return degrees !== null && Math.abs(Number(degrees)) <= most ? null : texts.degrees(most)
}

/** Degrees with six decimals, a tenth of a metre. */
const degrees = new Intl.NumberFormat('en', { maximumFractionDigits: 6, useGrouping: false })

/** Place in the texts of a form; null for incomplete or wrong ones. */
export function placeOf(lng: string, lat: string): MapPlace | null {
  const [east, north] = [degreesIn(lng), degreesIn(lat)]
  if (east === null || north === null) return null
  const place = { lng: Number(east), lat: Number(north) }
  return Math.abs(place.lng) <= 180 && Math.abs(place.lat) <= 90 ? place : null
}

/** Metres of a degree of latitude, or of longitude at the equator. */
const METRES = 111_320
const CORNERS = 64

/** Circle with a radius in metres around a place, closed at its first point. */
export function circleOf({ lng, lat }: MapPlace, metres: number): MapPlace[] {
  const high = metres / METRES
  // At a pole, where no site is, a circle would go around the world.
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS
    return { lng: lng + wide * Math.sin(angle), lat: lat + high * Math.cos(angle) }
  })
}

/** Place as texts of a form. */
export const degreesText = ({ lng, lat }: MapPlace) => ({ lng: degrees.format(lng), lat: degrees.format(lat) })
