import { describe, expect, it } from 'vitest'
import { isCreditCode } from './credit-code.js'

describe('a unified social credit code', () => {
  it.each(['91350100M000100Y43', '91440300708461136T', '91110000802100433B'])('%s holds', (code) =>
    expect(isCreditCode(code)).toBe(true),
  )

  it.each([
    ['another check character', '91350100M000100Y44'],
    ['two digits changed over', '91350100M001000Y43'],
    ['a letter that no code has', '9135O100M000100Y43'],
    ['small letters', '91350100m000100y43'],
    ['too few characters', '91350100M000100Y4'],
    ['too many characters', '91350100M000100Y433'],
    ['nothing', ''],
    ['a space within', '9135010 M000100Y43'],
  ])('is not taken with %s', (_, code) => expect(isCreditCode(code)).toBe(false))
})
