import { describe, expect, it } from 'vitest'
import { scaleFor } from './paper'

describe('a table on paper', () => {
  it('is set smaller until all of it fits, but never too small to be read', () => {
    expect(scaleFor(800)).toBe(1)
    expect(scaleFor(1300)).toBe(0.8)
    expect(scaleFor(5000)).toBe(0.55)
    expect(scaleFor(0)).toBe(1)
  })
})
