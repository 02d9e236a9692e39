import { describe, expect, it } from 'vitest'
import { convert } from './coordinates.js'
import { distanceM, headingOf, kmh, lengthM, offsetM } from './position.js'

const HERE = { lng: 113.9, lat: 22.5 }

describe('distances', () => {
  it('are those of the globe: a degree along a meridian is 111.2 km, along the equator as well', () => {
    expect(distanceM({ lng: 0, lat: 0 }, { lng: 0, lat: 1 })).toBeCloseTo(111_195, -1)
    expect(distanceM({ lng: 10, lat: 0 }, { lng: 11, lat: 0 })).toBeCloseTo(111_195, -1)
    expect(distanceM({ lng: 0, lat: 60 }, { lng: 1, lat: 60 })).toBeCloseTo(55_597, -1)
  })

  it('to the same place are none, to the other side of the earth half its girth', () => {
    expect(distanceM(HERE, HERE)).toBe(0)
    expect(distanceM({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBeCloseTo(20_015_114, -1)
  })

  it('add up along a way', () => {
    const way = [HERE, { lng: 113.91, lat: 22.5 }, { lng: 113.91, lat: 22.51 }]
    expect(lengthM(way)).toBeCloseTo(1027 + 1112, -1)
    expect(lengthM([HERE])).toBe(0)
    expect(lengthM([])).toBe(0)
  })

  it('to a piece of road are measured beside it, or to its end', () => {
    const [from, to] = [HERE, { lng: 113.92, lat: 22.5 }]
    expect(offsetM({ lng: 113.91, lat: 22.501 }, from, to)).toBeCloseTo(111, 0)
    expect(offsetM({ lng: 113.93, lat: 22.5 }, from, to)).toBeCloseTo(1027, -1)
    expect(offsetM({ lng: 113.91, lat: 22.5 }, HERE, HERE)).toBeCloseTo(1027, -1)
  })
})

it.each([
  [{ lng: 113.9, lat: 22.6 }, 0],
  [{ lng: 114, lat: 22.5 }, 90],
  [{ lng: 113.9, lat: 22.4 }, 180],
  [{ lng: 113.8, lat: 22.5 }, 270],
])('the heading to %j is %i', (to, heading) => {
  expect(headingOf(HERE, to)).toBe(heading)
})

it('speed is metres in milliseconds', () => {
  expect(kmh(1000, 60_000)).toBe(60)
})

describe('coordinate systems', () => {
  const wgs = { lng: 113.9, lat: 22.53 }

  it('shift a place in China by some hundred metres, and back to within a metre', () => {
    const gcj = convert(wgs, 'WGS84', 'GCJ02')
    const bd = convert(wgs, 'WGS84', 'BD09')
    expect(gcj).toEqual({ lng: 113.904866, lat: 22.526946 })
    expect(bd).toEqual({ lng: 113.911328, lat: 22.533033 })
    expect(distanceM(convert(gcj, 'GCJ02', 'WGS84'), wgs)).toBeLessThan(1)
    expect(distanceM(convert(bd, 'BD09', 'WGS84'), wgs)).toBeLessThan(1)
    expect(distanceM(convert(bd, 'BD09', 'GCJ02'), gcj)).toBeLessThan(1)
  })

  it('are one outside of China', () => {
    expect(convert({ lng: 2.35, lat: 48.85 }, 'WGS84', 'GCJ02')).toEqual({ lng: 2.35, lat: 48.85 })
  })

  it('keep what else is known of a place', () => {
    expect(convert({ ...wgs, at: 1 }, 'WGS84', 'GCJ02').at).toBe(1)
  })
})
