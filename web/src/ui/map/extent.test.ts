import { describe, expect, it } from 'vitest'
import { placesInView } from './extent'
import type { MapLine, MapMark } from './types'

const way: MapLine = {
  id: 'way',
  tone: 'way',
  places: [
    { lng: 120.3, lat: 31.5 },
    { lng: 120.4, lat: 31.6 },
  ],
}
const mark = (tone: MapMark['tone'], lng: number, lat: number): MapMark => ({
  id: `${tone}-${lng}`,
  tone,
  text: tone,
  title: tone,
  lng,
  lat,
})
const seen = (lines: MapLine[], ...marks: MapMark[]) => placesInView(lines, marks).map(({ lng }) => lng)

describe('what a view of the map shows', () => {
  it('is the way with what stands on it, and the places near it', () => {
    const marks = [mark('stop', 120.35, 31.5), mark('place', 120.8, 31.5)]
    expect(seen([way], ...marks)).toEqual([120.3, 120.4, 120.35, 120.8])
  })

  it('leaves out places so far away that the way could not be seen', () => {
    expect(seen([way], mark('place', 113.9, 22.5), mark('place', 120.3, 33))).toEqual([120.3, 120.4])
  })

  it('goes as far beside the way as the way goes itself', () => {
    const long: MapLine = { ...way, places: [...way.places, { lng: 123.3, lat: 31.5 }] }
    expect(seen([long], mark('place', 117.4, 31.5), mark('place', 117.2, 31.5))).toEqual([120.3, 120.4, 123.3, 117.4])
  })

  it('waits for nothing that is wrong', () => expect(seen([way], mark('wrong', 120.31, 31.5))).toEqual([120.3, 120.4]))

  it('is the places where there is no way', () => {
    expect(seen([], mark('place', 113.9, 22.5), mark('wrong', 1, 1))).toEqual([113.9])
  })
})
