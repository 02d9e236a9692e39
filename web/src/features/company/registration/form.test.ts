import { describe, expect, it } from 'vitest'
import { isCreditCode, rules, tidiedCode, warnings } from './form'

it.each([
  ['91440300MA5DA1234H', null],
  [' 91440300ma5da 1234h', null],
  ['', null],
  ['91440300MA5DA1234J', '统一社会信用代码与其校验位不符，请核对18位代码'],
  ['4403001234', '统一社会信用代码与其校验位不符，请核对18位代码'],
])('the company number %j stands, and is warned of with %j', (companyNo, warning) => {
  expect(rules.companyNo(companyNo)).toBeNull()
  expect(warnings.companyNo?.(companyNo)).toBe(warning)
})

it('a company number of more than 50 characters is refused', () => {
  expect(rules.companyNo('9'.repeat(51))).toBe('长度不能超过50个字符')
})

describe('a unified social credit code', () => {
  it.each(['91440300MA5DA1234H', '91350100M000100Y43'])('%s holds', (text) => {
    expect(isCreditCode(text)).toBe(true)
  })

  it.each([
    ['a character that is off by one', '91440300MA5DA1234J'],
    ['two that have changed places', '91440300MA5DA1243H'],
    ['a letter that no code has', '91440300MI5DA1234H'],
    ['small letters', '91440300ma5da1234h'],
    ['too few', '91440300MA5DA1234'],
    ['nothing', ''],
  ])('with %s does not', (_, text) => {
    expect(isCreditCode(text)).toBe(false)
  })
})

it('takes a code as it is meant', () => {
  expect(tidiedCode(' 91440300ma5da 1234h')).toBe('91440300MA5DA1234H')
})
