import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../stat/range.js'
import { isSoon, paceOf, runsOut } from './pace.js'

const daily = (count: number, end = '2026-03-15') => Array.from({ length: count }, (_, at) => dayAfter(end, at - count))

describe('the pace of tickets', () => {
  it('is told by quartiles', () => {
    expect(paceOf([])).toBeNull()
    expect(paceOf([7])).toEqual({ low: 7, median: 7, high: 7 })
    expect(paceOf([9, 1, 3, 5])).toEqual({ low: 1, median: 3, high: 5 })
    expect(paceOf([10, 10, 10, 10, 10, 10, 10, 500])).toEqual({ low: 10, median: 10, high: 10 })
  })

  it('tells a range of days, not one', () => {
    const hauling = { days: daily(4), uses: [10, 20, 40, 50] }
    expect(runsOut(80, hauling, '2026-03-15')).toEqual({ from: '2026-03-17', likely: '2026-03-19', to: '2026-03-23' })
  })

  it('reckons with days on which nobody hauls', () => {
    const days = ['2026-03-01', '2026-03-08']
    expect(runsOut(30, { days, uses: [10, 10] }, '2026-03-15').likely).toBe('2026-04-05')
  })

  it('tells nothing where nothing is used, and today where nothing is left', () => {
    const none = { from: null, likely: null, to: null }
    expect(runsOut(5, { days: [], uses: [] }, '2026-03-15')).toEqual(none)
    expect(runsOut(5, { days: daily(3), uses: [0, 0, 0] }, '2026-03-15')).toEqual(none)
    const today = '2026-03-15'
    expect(runsOut(-2, { days: daily(2), uses: [3, 4] }, today)).toEqual({ from: today, likely: today, to: today })
    expect(runsOut(0, { days: daily(3), uses: [0, 0, 3] }, today).likely).toBe(today)
    expect(runsOut(-1, { days: daily(3), uses: [0, 0, 0] }, today)).toEqual(none)
    expect(runsOut(1_000_000, { days: daily(2), uses: [1, 1] }, today).likely).toBeNull()
  })

  it('is never out of order', () => {
    const uses = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(uses, fc.integer({ min: -10, max: 3000 }), (some, remaining) => {
        const last = '9999'
        const { from, likely, to } = runsOut(remaining, { days: daily(some.length), uses: some }, '2026-03-15')
        expect((from ?? last) <= (likely ?? last) && (likely ?? last) <= (to ?? last)).toBe(true)
      }),
    )
  })

  it('calls for tickets a week ahead', () => {
    const on = (likely: string | null) => isSoon({ from: likely, likely, to: likely }, '2026-03-15')
    expect([on('2026-03-22'), on('2026-03-23'), on(null)]).toEqual([true, false, false])
  })
})
