import { describe, expect, it } from 'vitest'
import { amountOf } from './amount'

describe('so many at a price', () => {
  it('says what it comes to, to the cent', () => {
    expect(amountOf({ quantity: '1,200', price: '¥45.5' })).toBe('54,600.00')
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
