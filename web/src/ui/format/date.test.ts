import { describe, expect, it } from 'vitest'
import { toDateTimeRange } from './date'

describe('a range as the API takes it', () => {
  it('holds its calendar days whole', () => {
    expect(toDateTimeRange({ from: '2026-11-01', to: '2026-11-02' })).toEqual({
      from: '2026-11-01T00:00:00+08:00',
      to: '2026-11-03T00:00:00+08:00',
    })
    expect(toDateTimeRange({ to: '2026-10-31' }, '06:00:00')).toEqual({ to: '2026-11-01T06:00:00+08:00' })
  })

  it('stops where an exact end says', () => {
    expect(toDateTimeRange({ from: '2026-11-01 06:00:00', to: '2026-11-02 05:59:59' })).toEqual({
      from: '2026-11-01T06:00:00+08:00',
      to: '2026-11-02T05:59:59+08:00',
    })
  })

  it('is nothing without ends', () => {
    expect(toDateTimeRange(undefined)).toBeUndefined()
    expect(toDateTimeRange({})).toBeUndefined()
  })
})
