import { expect, it } from 'vitest'
import { amountError, countError, quantityError } from './rules'

it('a quantity has as many digits before the point as its field takes, and three behind it', () => {
  for (const text of ['0', '999999.999', '1,234.5']) expect(quantityError(text, 6)).toBeNull()
  expect(quantityError('1000000', 6)).toBe('请输入0到999999.999之间的数字，最多3位小数')
  for (const text of ['-1', '1.2345', 'x']) expect(quantityError(text, 6)).not.toBeNull()
  expect(quantityError('123456789.5', 9)).toBeNull()
  expect(quantityError('1000000000', 9)).toBe('请输入0到999999999.999之间的数字，最多3位小数')
})

it('a number that can be read in two ways is refused with both', () => {
  expect(quantityError('12,5', 6)).toBe('可以读作12.5或125，请写成不含分隔符的数字')
  expect(amountError('3,5')).toBe('可以读作3.5或35，请写成不含分隔符的数字')
  expect(countError('1,2', 10)).toBe('可以读作1.2或12，请写成不含分隔符的数字')
})

it('an amount has the cents that it has, and no unit of something else', () => {
  for (const text of ['1.000', '¥1,234.50 元', '80元/车', '999,999,999.99']) expect(amountError(text)).toBeNull()
  for (const text of ['1.005', '12吨', '-1', '$5']) expect(amountError(text)).not.toBeNull()
  expect(amountError('-1', true)).toBeNull()
})
