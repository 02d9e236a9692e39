import type { MapLine, MapMark, MapPlace } from './types'

/** Degrees around the line within which places are shown with it: the extent of the line, and never less than this. */
const NEAR_DEGREES = 0.5

/**
 * Places that a map's view must include: the line with its marks, and other places so near that the line stays visible.
 * Wrong positions are ignored.
 */
export function placesInView(lines: readonly MapLine[], marks: readonly MapMark[]): MapPlace[] {
  const right = marks.filter(({ tone }) => tone !== 'wrong')
  const way = [...lines.flatMap((line) => line.places), ...right.filter(({ tone }) => tone !== 'place')]
  if (way.length === 0) return right
  const [lngs, lats] = [reachOf(way.map(({ lng }) => lng)), reachOf(way.map(({ lat }) => lat))]
  const near = right.filter(({ tone, lng, lat }) => tone === 'place' && within(lng, lngs) && within(lat, lats))
  return [...way, ...near]
}

type Reach = [from: number, to: number]

function reachOf(values: readonly number[]): Reach {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)]
  const beside = Math.max(NEAR_DEGREES, most - least)
  return [least - beside, most + beside]
}

const within = (value: number, [from, to]: Reach): boolean => value >= from && value <= to
