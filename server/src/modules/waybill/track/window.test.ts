import { describe, expect, it } from 'vitest'
import { windowOf } from './window.js'

const H = 3_600_000

describe('the time of a trip', () => {
  it('is from loading to completion', () => {
    expect(windowOf({ in: 0, go: 600_000, complete: H }, 9 * H)).toEqual({ from: 0, to: H, cut: false })
  })

  it('begins at the gate when nobody punched the loading', () => {
    expect(windowOf({ in: null, go: 600_000, complete: H }, 9 * H)).toEqual({ from: 600_000, to: H, cut: false })
  })

  it('lasts until now while it is under way, a day at most', () => {
    expect(windowOf({ in: 0, go: 0, complete: null }, H)).toEqual({ from: 0, to: H, cut: false })
    expect(windowOf({ in: 0, go: 0, complete: null }, 100 * H)).toEqual({ from: 0, to: 24 * H, cut: false })
  })

  it('is put right where punches came in the wrong order', () => {
    expect(windowOf({ in: 2 * H, go: H, complete: 0 }, 9 * H)).toEqual({ from: H, to: H, cut: false })
    expect(windowOf({ in: null, go: 2 * H, complete: null }, H)).toEqual({ from: 2 * H, to: 2 * H, cut: false })
  })

  it('is cut off after two days', () => {
    expect(windowOf({ in: 0, go: 0, complete: 100 * H }, 200 * H)).toEqual({ from: 0, to: 48 * H, cut: true })
  })
})
