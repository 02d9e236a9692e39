import { describe, expect, it } from 'vitest'
import { amountOf, emptyValues, inputOf } from './fields'

const values = {
  ...emptyValues('2026-11-21 08:00:00'),
  garbageId: 'site',
  soilType: '普通土',
  quantity: '1,200',
  price: '¥45.5',
  supplier: ' 东莞供票 ',
}

describe('the form of a purchase', () => {
  it('becomes what the API takes', () => {
    expect(inputOf(values)).toEqual({
      garbageId: 'site',
      soilType: '普通土',
      quantity: 1200,
      price: '45.5',
      boughtAt: '2026-11-21T08:00:00+08:00',
      supplier: '东莞供票',
      expiresOn: null,
      invoiceNo: null,
      picture: null,
      remark: null,
    })
  })

  it('says what it comes to, to the cent', () => {
    expect(amountOf(values)).toBe('54,600.00')
    expect(amountOf({ quantity: '1000000', price: '999999.99' })).toBe('999,999,990,000.00')
    expect(amountOf({ quantity: '3', price: '0.10' })).toBe('0.30')
  })

  it.each([
    ['', '1.00'],
    ['0', '1.00'],
    ['1.5', '1.00'],
    ['1000001', '1.00'],
    ['-1', '1.00'],
    ['1', ''],
    ['1', '1.234'],
    ['1', '-1'],
  ])('says nothing of %s at %s', (quantity, price) => expect(amountOf({ quantity, price })).toBeNull())
})
