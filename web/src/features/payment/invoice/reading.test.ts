import { expect, it } from 'vitest'
import type { Money, Quantity } from '../../../ui/format/decimal'
import { documentTaxOf, fillOf, leavesMoneyOut, noteOf, otherSums, type Reading, readOf } from './reading'
import { emptyValues } from './values'

const reading: Reading = {
  invoiceCode: null,
  invoiceSn: '26442000000012345678',
  invoiceDate: '2026-11-03',
  sellerName: '远山土石方',
  sellerTaxNo: null,
  buyerName: null,
  buyerTaxNo: null,
  invoiceSumCount: '130.500' as Quantity,
  invoiceSumPrice: '1000.00' as Money,
  taxPoint: '9',
  taxInvoiceSumPrice: '90.00' as Money,
  sumPrice: '1090.00' as Money,
  remark: null,
  unsure: ['invoiceSn', 'sellerTaxNo'],
}

it('a file fills what is empty, or what the file before has filled, and never what was typed', () => {
  const typed = { ...emptyValues, invoiceSn: '12345678', sellerName: '早先的文件' }
  const fill = fillOf(reading, typed, { sellerName: '早先的文件' })
  expect(fill).not.toHaveProperty('invoiceSn')
  expect(fill).toMatchObject({ invoiceDate: '2026-11-03', sellerName: '远山土石方', taxPoint: '9' })
  expect(noteOf('invoiceSn', typed, reading)).toBe('文件上为 26442000000012345678，已保留填写的')
})

it('takes the tax of a file that is sure of it, for the amount and the tax point of that file', () => {
  const sure: Reading = { ...reading, taxInvoiceSumPrice: '90.01' as Money, sumPrice: '1090.01' as Money }
  const values = { ...emptyValues, ...readOf(sure) }
  expect(documentTaxOf(values, sure)).toBe('90.01')
  expect(otherSums({ ...values, taxInvoiceSumPrice: '90.01' }, sure)).toBeNull()
  expect(documentTaxOf({ ...values, invoiceSumPrice: '1000.01' }, sure)).toBe('')
  expect(documentTaxOf(values, { ...sure, unsure: ['taxPoint'] })).toBe('')
})

it('says what is unsure, what was not read, and which sums differ', () => {
  const values = { ...emptyValues, ...readOf(reading) }
  expect(noteOf('invoiceSn', values, reading)).toBe('识别不确定，请核对')
  expect(noteOf('sellerTaxNo', values, reading)).toBe('文件中没有读到，请填写')
  expect(noteOf('invoiceDate', values, reading)).toBeUndefined()
  expect(otherSums(values, reading)).toBeNull()
  expect(otherSums({ ...values, taxPoint: '3' }, reading)).toEqual({ tax: '90.00', sum: '1090.00' })
})

it('puts no money into the form that does not add up, and takes away what an earlier file put there', () => {
  const unsure: Reading = { ...reading, unsure: ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice'] }
  expect(leavesMoneyOut(reading)).toBe(false)
  expect(leavesMoneyOut(unsure)).toBe(true)
  expect(fillOf(unsure, emptyValues, {})).toMatchObject({
    invoiceSumPrice: '',
    taxPoint: '',
    invoiceDate: '2026-11-03',
  })
  expect(noteOf('invoiceSumPrice', emptyValues, unsure)).toBe('文件上读到 1000.00，合不上，未填入，请照发票填写')
  const filled = { ...emptyValues, invoiceSumPrice: '700.00', taxPoint: '3' }
  expect(fillOf(unsure, filled, { invoiceSumPrice: '700.00', taxPoint: '3' })).toMatchObject({
    invoiceSumPrice: '',
    taxPoint: '',
  })
  expect(fillOf(unsure, filled, {})).not.toHaveProperty('invoiceSumPrice')
  expect(documentTaxOf(filled, unsure)).toBe('')
})
