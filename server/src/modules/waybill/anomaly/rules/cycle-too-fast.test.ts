import { judge, soundTrip } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

const after = (seconds: number) => ({ doneAt: soundTrip.goAt + seconds })

describe('a trip whose 5th percentile is 40 minutes', () => {
  it('is too fast below it', () => {
    expect(judge('CYCLE_TOO_FAST', after(2399))?.text).toBe(
      '出场至完成39分59秒，快于同项目同渣土场近30天第5百分位（40分，100趟）',
    )
  })

  it('is not at it, nor above', () => {
    for (const seconds of [2400, 2401, 9000]) expect(judge('CYCLE_TOO_FAST', after(seconds))).toBeNull()
  })

  it('may have to be faster still, if the company says so', () => {
    const limits = { margin: 25, percentile: 10 }
    expect(judge('CYCLE_TOO_FAST', after(1800), { limits })).toBeNull()
    expect(judge('CYCLE_TOO_FAST', after(1799), { limits })?.text).toBe(
      '出场至完成29分59秒，比同项目同渣土场近30天第10百分位（40分，100趟）快25%以上',
    )
  })

  it('is told plainly when it ends before it begins', () => {
    expect(judge('CYCLE_TOO_FAST', after(-60))?.text).toBe('完成时间早于出场时间')
  })

  it('needs enough others to compare it with', () => {
    for (const cycle of [null, { samples: 49, seconds: 2400 }]) {
      expect(judge('CYCLE_TOO_FAST', { ...after(60), norm: { ...soundTrip.norm, cycle } })).toBeNull()
    }
    expect(judge('CYCLE_TOO_FAST', { doneAt: null })).toBeNull()
    expect(judge('CYCLE_TOO_FAST', { ...after(60), status: 'VOID' })).toBeNull()
  })
})
