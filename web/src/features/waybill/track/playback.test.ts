import { describe, expect, it } from 'vitest'
import { momentAt, type Point, type Step, stepsOf } from './playback'

const BEGIN = Date.parse('2026-11-01T10:00:00+08:00')
const step = (seconds: number, east: number, more: Partial<Step> = {}): Step => ({
  at: BEGIN + seconds * 1000,
  lng: 113.9 + east / 1000,
  lat: 22.5,
  speed: null,
  heading: null,
  ...more,
})
const point = (time: string, flags: Point['flags'] = []): Point => ({
  lng: 113.9,
  lat: 22.5,
  time,
  speed: null,
  heading: null,
  flags,
})

describe('what is played', () => {
  it('are the points that can be right', () => {
    const points = [
      point('2026-11-01T10:00:00+08:00'),
      point('2026-11-01T10:00:10+08:00', ['JUMP']),
      point('2026-11-01T10:00:20+08:00'),
    ]
    expect(stepsOf(points).map(({ at }) => at - BEGIN)).toEqual([0, 20_000])
  })
})

describe('where the truck is', () => {
  const way = [step(0, 0), step(10, 1), step(30, 2)]

  it('is nowhere on a track without points', () => expect(momentAt([], BEGIN)).toBeNull())

  it.each([
    [-60, 113.9, 0],
    [0, 113.9, 0],
    [5, 113.9005, 0],
    [10, 113.901, 1],
    [20, 113.9015, 1],
    [30, 113.902, 2],
    [900, 113.902, 2],
  ])('after %s seconds is between the points around it', (seconds, lng, passed) => {
    const moment = momentAt(way, BEGIN + seconds * 1000)
    expect(moment?.lng).toBeCloseTo(lng, 6)
    expect(moment?.passed).toBe(passed)
  })

  it('is looked at along the way, and stays so where it stands', () => {
    expect(momentAt(way, BEGIN)?.heading).toBeCloseTo(90, 0)
    expect(momentAt([step(0, 0), step(10, -1)], BEGIN)?.heading).toBeCloseTo(270, 0)
    const halt = [step(0, 0, { heading: 45 }), step(60, 0.001)]
    expect(momentAt(halt, BEGIN)?.heading).toBe(45)
    expect(momentAt([step(0, 0), step(10, 1)], BEGIN + 99_000)?.heading).toBeCloseTo(90, 0)
  })

  it('says the speed that was reported, else the one that it took', () => {
    expect(momentAt([step(0, 0, { speed: 33 }), step(10, 1)], BEGIN)?.speed).toBe(33)
    // 0.001° at 22.5° north are 102.7 m; in ten seconds that is 37 km/h.
    expect(momentAt(way, BEGIN)?.speed).toBeCloseTo(37, 0)
    expect(momentAt([step(0, 0), step(0, 1)], BEGIN - 1)?.speed).toBeNull()
  })

  it('is found among very many points', () => {
    const long = Array.from({ length: 17_280 }, (_, at) => step(at * 5, at / 100))
    for (const at of [0, 1, 8640, 17_278]) expect(momentAt(long, BEGIN + at * 5000 + 1)?.passed).toBe(at)
  })
})
