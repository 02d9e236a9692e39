import { judge, soundTrip } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

describe('a distance off the norm of 9 km', () => {
  it.each([
    [11_251, '轨迹里程11.2公里，同项目同渣土场近30天中位数9.0公里（100趟），偏多25.1%'],
    [18_000, '轨迹里程18.0公里，同项目同渣土场近30天中位数9.0公里（100趟），偏多100%'],
    [6749, '轨迹里程6.7公里，同项目同渣土场近30天中位数9.0公里（100趟），偏少25.1%'],
    [0, '轨迹里程0.0公里，同项目同渣土场近30天中位数9.0公里（100趟），偏少100%'],
  ])('%i m: %s', (distance, text) => {
    expect(judge('DISTANCE_OFF', { distance })).toMatchObject({ text, key: String(distance) })
  })

  it.each([11_250, 6750, 9000, null])('%j m is within 25 %, or unknown', (distance) => {
    expect(judge('DISTANCE_OFF', { distance })).toBeNull()
  })

  it('tolerates what the company says', () => {
    expect(judge('DISTANCE_OFF', { distance: 18_000 }, { limits: { percent: 100 } })).toBeNull()
    expect(judge('DISTANCE_OFF', { distance: 9500 }, { limits: { percent: 5 } })).not.toBeNull()
  })

  it('needs a trip that is done, and enough others to compare it with', () => {
    expect(judge('DISTANCE_OFF', { distance: 18_000, status: 'IN_TRANSIT' })).toBeNull()
    for (const distance of [null, { samples: 19, metres: 9000 }, { samples: 100, metres: 0 }]) {
      expect(judge('DISTANCE_OFF', { distance: 18_000, norm: { ...soundTrip.norm, distance } })).toBeNull()
    }
    const norm = { ...soundTrip.norm, distance: { samples: 20, metres: 9000 } }
    expect(judge('DISTANCE_OFF', { distance: 18_000, norm })).not.toBeNull()
  })
})
