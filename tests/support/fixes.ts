import type { Fix, Position } from '@tufang/server/platform/geo/position'

const METRES_PER_DEGREE = 111_195
export const ORIGIN: Position = { lng: 113.9, lat: 22.5 }

/** Place at a distance east and north of the origin, in metres. */
export const place = (east: number, north: number): Position => ({
  lng: ORIGIN.lng + east / (METRES_PER_DEGREE * Math.cos((ORIGIN.lat * Math.PI) / 180)),
  lat: ORIGIN.lat + north / METRES_PER_DEGREE,
})

/** Fix at such a place, `seconds` after the beginning. */
export const fix = (seconds: number, east: number, north = 0): Fix => ({
  ...place(east, north),
  at: seconds * 1000,
  speed: null,
  heading: null,
})

/** A drive eastward at 36 km/h with a fix every ten seconds. */
export const drive = (count: number, { from = 0, since = 0, north = 0 } = {}): Fix[] =>
  Array.from({ length: count }, (_, at) => fix(since + at * 10, from + at * 100, north))
