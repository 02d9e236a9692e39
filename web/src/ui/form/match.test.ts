import { describe, expect, it } from 'vitest'
import { matches } from './match'

describe('what is typed to find a name', () => {
  it.each(['赤石', '石消', 'cs', 'csxnc', 'XNC', ' cs ', 'chishi', 'xiaona', 'chis'])(
    '%s finds 赤石消纳场',
    (typed) => {
      expect(matches('赤石消纳场', typed)).toBe(true)
    },
  )

  it.each(['xc', '坪山', 'ab'])('%s does not', (typed) => {
    expect(matches('赤石消纳场', typed)).toBe(false)
  })

  it('may be any reading of a character', () => {
    expect(matches('重庆长运', 'cqcy')).toBe(true)
    expect(matches('重庆长运', 'chongqing')).toBe(true)
  })

  it('may be nothing, and letters and digits that an input method has made wide', () => {
    expect(matches('赤石', '')).toBe(true)
    expect(matches('B12标段', 'ｂ１２bd')).toBe(true)
  })

  it('may be a plate with its dot, and a name in other brackets', () => {
    expect(matches('粤BRU083', '粤b·ru083')).toBe(true)
    expect(matches('坪地收纳场（东区）', '坪地收纳场(东')).toBe(true)
  })
})
