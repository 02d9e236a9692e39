import { expect, it } from 'vitest'
import { codeFault, numberFault, pointFault, taxOf } from './values'

it.each([
  ['1000', '9', '90.00', '1090.00'],
  ['100.05', '3', '3.00', '103.05'],
  // 0.5 of a cent goes up.
  ['0.50', '1', '0.01', '0.51'],
  ['33.33', '6.5', '2.17', '35.50'],
  ['¥1,234.50', '9%', '111.11', '1345.61'],
  ['100', '0', '0.00', '100.00'],
])('the tax of %s at %s percent is %s, half up to the cent', (invoiceSumPrice, taxPoint, tax, sum) => {
  expect(taxOf({ invoiceSumPrice, taxPoint, taxInvoiceSumPrice: '' })).toEqual({ tax, sum })
})

it('keeps the tax that was read from a document, which is rounded for each item', () => {
  const read = { invoiceSumPrice: '1.00', taxPoint: '9', taxInvoiceSumPrice: '0.10' }
  expect(taxOf(read)).toEqual({ tax: '0.10', sum: '1.10' })
})

it('gives no tax without an amount or with a wrong tax rate', () => {
  expect(taxOf({ invoiceSumPrice: '', taxPoint: '9', taxInvoiceSumPrice: '' })).toBeNull()
  expect(taxOf({ invoiceSumPrice: '100', taxPoint: '100.01', taxInvoiceSumPrice: '9' })).toBeNull()
})

it('an invoice number of eight digits needs a code, one of twenty allows none', () => {
  expect(numberFault('12345678', '')).toMatch(/发票代码/)
  expect(numberFault('12345678', '144032100111')).toBeNull()
  expect(numberFault('26442000000012345678', '')).toBeNull()
  expect(numberFault('123', '')).toMatch(/8 位或 20 位/)
  expect(codeFault('144032100111', '26442000000012345678')).toMatch(/没有发票代码/)
  expect(codeFault('14403', '12345678')).toMatch(/10 位或 12 位/)
  expect(pointFault('9.005')).toMatch(/2 位小数/)
})
