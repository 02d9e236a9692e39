import { describe, expect, it } from 'vitest'
import { circleOf, placeOf } from './place'

const EARTH = 6_371_000

/** Metres between two places, on a sphere. */
function distance(a: { lng: number; lat: number }, b: { lng: number; lat: number }): number {
  const rad = Math.PI / 180
  const [dLat, dLng] = [(b.lat - a.lat) * rad, (b.lng - a.lng) * rad]
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(half))
}

describe('a circle around a place', () => {
  it.each([
    [{ lng: 114.03391, lat: 22.59748 }, 300],
    [{ lng: 126.53, lat: 45.8 }, 5000],
  ])('is as far from it everywhere, within a hundredth, and closed', (place, metres) => {
    const circle = circleOf(place, metres)
    for (const corner of circle) expect(Math.abs(distance(place, corner) / metres - 1)).toBeLessThan(0.01)
    const [first, last] = [circle.at(0), circle.at(-1)]
    expect(first?.lng).toBeCloseTo(last?.lng ?? 0, 9)
    expect(first?.lat).toBeCloseTo(last?.lat ?? 0, 9)
  })
})

describe('a place as it was typed', () => {
  it.each([
    ['', '22.5'],
    ['181', '22.5'],
    ['114', 'x'],
  ])('is none with %s and %s', (lng, lat) => expect(placeOf(lng, lat)).toBeNull())
})
