import { describe, expect, it, vi } from 'vitest'
import { marksOf } from './marks'
import { type Point, stepsOf, type Track } from './playback'

const at = (clock: string) => `2026-11-01T${clock}+08:00`
const point = (clock: string, lng: number, flags: Point['flags'] = []): Point => ({
  lng,
  lat: 22.5,
  time: at(clock),
  speed: null,
  heading: null,
  flags,
})

const track = (more: Partial<Track> = {}): Track => ({
  waybillId: 'w',
  truckCode: '粤B1',
  snapping: 'NONE',
  distance: 0,
  duration: 0,
  offRouteShare: null,
  offRouteBasis: null,
  flags: [],
  stops: [],
  origin: null,
  destination: null,
  points: [point('10:00:00', 113.9), point('10:30:00', 114)],
  ...more,
})
const marks = (one: Track, onSeek = vi.fn()) => marksOf(one, stepsOf(one.points), onSeek)

describe('the marks of a track', () => {
  it('are its ends, told by words and times', () => {
    expect(marks(track()).map(({ id, text, title }) => ({ id, text, title }))).toEqual([
      { id: 'start', text: '起点', title: '起点，2026-11-01 10:00:00' },
      { id: 'end', text: '终点', title: '终点，2026-11-01 10:30:00' },
    ])
  })

  it('are one where there is one point, and none where there is none', () => {
    expect(marks(track({ points: [point('10:00:00', 113.9)] })).map(({ id }) => id)).toEqual(['start'])
    expect(marks(track({ points: [] }))).toEqual([])
  })

  it('name the project and the site', () => {
    const places = {
      origin: { name: '一期', lng: 113.9, lat: 22.5 },
      destination: { name: '东场', lng: 114, lat: 22.5 },
    }
    expect(marks(track(places)).map(({ title }) => title)).toEqual(expect.arrayContaining(['项目 一期', '渣土场 东场']))
  })

  it('lead to where the truck stood', () => {
    const onSeek = vi.fn()
    const stops = [{ lng: 113.95, lat: 22.5, from: at('10:05:00'), to: at('10:12:30'), duration: 450 }]
    const stop = marks(track({ stops }), onSeek).find(({ tone }) => tone === 'stop')
    expect(stop).toMatchObject({ text: '停1', title: '第1次停留，10:05:00 至 10:12:30，7分30秒', lng: 113.95 })
    stop?.onOpen?.()
    expect(onSeek).toHaveBeenCalledWith(Date.parse(at('10:05:00')))
  })

  it('are one where the truck stood several times', () => {
    const stop = (minute: string, lng: number) => ({
      lng,
      lat: 22.5,
      from: at(`10:${minute}:00`),
      to: at(`10:${minute}:30`),
      duration: 30,
    })
    const stops = [stop('05', 113.95), stop('10', 113.99), stop('15', 113.9501), stop('20', 113.9499)]
    const onSeek = vi.fn()
    const there = marks(track({ stops }), onSeek).filter(({ tone }) => tone === 'stop')
    expect(there.map(({ text }) => text)).toEqual(['停1等3次', '停2'])
    expect(there[0]?.title).toBe(
      '第1次停留，10:05:00 至 10:05:30，30秒；第3次停留，10:15:00 至 10:15:30，30秒；第4次停留，10:20:00 至 10:20:30，30秒',
    )
    there[0]?.onOpen?.()
    expect(onSeek).toHaveBeenCalledWith(Date.parse(at('10:05:00')))
  })

  it('show what cannot be right, but nothing outside of the world', () => {
    const points = [
      point('10:00:00', 113.9),
      point('10:01:00', 120, ['JUMP', 'TOO_FAST']),
      point('10:02:00', 999, ['OUT_OF_WORLD']),
      { ...point('10:03:00', 0, ['JUMP']), lat: 0 },
    ]
    const wrong = marks(track({ points })).filter(({ tone }) => tone === 'wrong')
    expect(wrong.map(({ title }) => title)).toEqual(['异常定位点：位置跳变、速度过快，10:01:00'])
  })
})
