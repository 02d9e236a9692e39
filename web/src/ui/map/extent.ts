import type { MapLine, MapMark, MapPlace } from './types'

/** How far beside the way a place may lie to be shown with it: as far as the way goes itself, but at least so many degrees. */
const NEAR_DEGREES = 0.5

/**
 * What a view of the map has to show: the way with what stands on it, and of the places beside it those that are near enough for
 * the way to be seen. What is wrong is not waited for.
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
