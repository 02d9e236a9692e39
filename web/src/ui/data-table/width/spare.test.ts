import { describe, expect, it } from 'vitest'
import { evenly, sameExtra, shareSpare, takeIdle, wholeIn } from './spare'

describe('width that is left over', () => {
  it('goes to columns that are cut, those that lack least first', () => {
    expect(shareSpare(100, { project: 90, driver: 20 })).toEqual({ driver: 20, project: 80 })
    expect(shareSpare(200, { project: 90, driver: 20 })).toEqual({ driver: 20, project: 90 })
  })

  it('is nobody’s where there is none, or nothing is cut', () => {
    expect(shareSpare(0, { project: 90 })).toEqual({})
    expect(shareSpare(-15, { project: 90 })).toEqual({})
    expect(shareSpare(300, {})).toEqual({})
  })

  it('is the same when every column has as much', () => {
    expect(sameExtra({ a: 1 }, { a: 1 })).toBe(true)
    expect(sameExtra({ a: 1 }, { a: 2 })).toBe(false)
    expect(sameExtra({ a: 1 }, {})).toBe(false)
  })
})

describe('width that nothing stands in', () => {
  it('comes from every column that has some, by how much it has', () => {
    expect(takeIdle(30, { amount: 40, time: 20 })).toEqual({ amount: -20, time: -10 })
    expect(takeIdle(31, { amount: 40, time: 20 })).toEqual({ amount: -21, time: -10 })
  })

  it('is no more than there is', () => {
    expect(takeIdle(90, { amount: 40, time: 20 })).toEqual({ amount: -40, time: -20 })
    expect(takeIdle(90, {})).toEqual({})
    expect(takeIdle(0, { amount: 40 })).toEqual({})
  })
})

describe('a view', () => {
  const columns = [
    { id: 'no', width: 100, fast: true },
    { id: 'time', width: 150, fast: false },
    { id: 'truck', width: 100, fast: false },
    { id: 'amount', width: 120, fast: false },
    { id: 'actions', width: 80, fast: true },
  ]

  it('that has room for all columns has them whole', () => {
    expect(wholeIn(600, columns)).toEqual({ whole: columns.map(({ id }) => id), spare: 50 })
  })

  it('that has not ends at a whole column', () => {
    expect(wholeIn(500, columns)).toEqual({ whole: ['no', 'actions', 'time', 'truck'], spare: 70 })
    expect(wholeIn(150, columns)).toEqual({ whole: ['no', 'actions'], spare: 0 })
  })

  it('is filled to its last pixel', () => {
    expect(evenly(71, ['time', 'truck'])).toEqual({ time: 36, truck: 35 })
  })
})
