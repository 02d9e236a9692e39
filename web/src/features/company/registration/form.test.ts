import { expect, it } from 'vitest'
import { rules, warnings } from './form'

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
