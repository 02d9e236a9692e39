import { expect, it } from 'vitest'
import { quantityError } from './rules'

it('a quantity has as many digits before the point as its field takes, and three behind it', () => {
  for (const text of ['0', '999999.999', '1,234.5']) expect(quantityError(text, 6)).toBeNull()
  expect(quantityError('1000000', 6)).toBe('请输入0到999999.999之间的数字，最多3位小数')
  for (const text of ['-1', '1.2345', 'x']) expect(quantityError(text, 6)).not.toBeNull()
  expect(quantityError('123456789.5', 9)).toBeNull()
  expect(quantityError('1000000000', 9)).toBe('请输入0到999999999.999之间的数字，最多3位小数')
})
