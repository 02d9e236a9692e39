import { describe, expect, it } from 'vitest'
import { hasBrokenText } from './text.js'

describe('hasBrokenText', () => {
  it.each([
    ['甲\u0000乙'],
    ['\ud800'],
    ['乙\udc00甲'],
    [['x', ['\u0000']]],
    [{ a: { b: [{ c: '\ud842' }] } }],
    [{ '\u0000': 1 }],
    [null, undefined, '\u0000'],
  ])('finds it in %j', (...values) => {
    expect(hasBrokenText(...values)).toBe(true)
  })

  it.each([
    [''],
    ['𠮷䶮\t\n'],
    [['x', 1, null, undefined, true]],
    [{ a: { b: [{ c: '\ud842\udfb7' }] } }],
    [undefined, 'x'],
  ])('finds none in %j', (...values) => {
    expect(hasBrokenText(...values)).toBe(false)
  })

  it('finds none in nothing', () => {
    expect(hasBrokenText()).toBe(false)
  })
})
