import { describe, expect, it } from 'vitest'
import { sameExtra, shareSpare } from './spare'

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
