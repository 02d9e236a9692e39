/** Place in degrees, in WGS-84 unless its use says otherwise. */
export interface Position {
  lng: number
  lat: number
}

/** Position at a moment. */
export interface Fix extends Position {
  /** Milliseconds since 1970. */
  at: number
  /** km/h */
  speed: number | null
  /** Degrees clockwise from north, 0 to 359. */
  heading: number | null
}

const EARTH_RADIUS_M = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres along the great circle (haversine): exact to some 0.5 %, far below the error of a receiver. */
export function distanceM(one: Position, other: Position): number {
  const northward = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const eastward = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const share = northward + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * eastward
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** The direction from one place to another, in whole degrees clockwise from north. */
export function headingOf(from: Position, to: Position): number {
  const east = radians(to.lng - from.lng)
  const [south, north] = [radians(from.lat), radians(to.lat)]
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(north),
    Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east),
  )
  return (Math.round((angle * 180) / Math.PI) + 360) % 360
}

/** Place a share of the way along; for pieces of road, on which the earth is flat. */
export const between = (from: Position, to: Position, share: number): Position => ({
  lng: from.lng + (to.lng - from.lng) * share,
  lat: from.lat + (to.lat - from.lat) * share,
})

/** Speed in km/h over some metres in some milliseconds; infinite for no time. */
export const kmh = (metres: number, ms: number): number => (metres / ms) * 3600

const DECIMALS = 6
/** Degrees with six decimals, a tenth of a metre. */
export const degrees = (value: number): number => Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS

/** Degrees in whole millionths. */
export const microDegrees = (value: number): number => Math.round(value * 10 ** DECIMALS)

export const roundTo = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** A length of way in metres. */
export function lengthM(way: readonly Position[]): number {
  let total = 0
  for (let at = 1; at < way.length; at++) {
    const [one, other] = [way[at - 1], way[at]]
    if (one && other) total += distanceM(one, other)
  }
  return total
}

/** Metres from a place to a straight piece of road. */
export function offsetM(place: Position, from: Position, to: Position): number {
  const scale = Math.cos(radians(from.lat))
  const [dx, dy] = [(to.lng - from.lng) * scale, to.lat - from.lat]
  const [px, py] = [(place.lng - from.lng) * scale, place.lat - from.lat]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square))
  return distanceM(place, between(from, to, share))
}
