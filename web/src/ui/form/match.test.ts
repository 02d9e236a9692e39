import { describe, expect, it } from 'vitest'
import { matches } from './match'

describe('what is typed to find a name', () => {
  it.each(['赤石', '石消', 'cs', 'csxnc', 'XNC', ' cs '])('%s finds 赤石消纳场', (typed) => {
    expect(matches('赤石消纳场', typed)).toBe(true)
  })

  it.each(['xc', '坪山', 'ab'])('%s does not', (typed) => {
    expect(matches('赤石消纳场', typed)).toBe(false)
  })

  it('may be nothing, and letters and digits that an input method has made wide', () => {
    expect(matches('赤石', '')).toBe(true)
    expect(matches('B12标段', 'ｂ１２bd')).toBe(true)
  })
})
