import { describe, expect, it } from 'vitest'
import { cleanAmount, formatDecimal, formatMoney, formatQuantity, sumDecimals } from './decimal'

describe('exact decimals', () => {
  it('adds cents that floats would lose', () => {
    expect(sumDecimals(['0.10', '0.20', '999999999.99'], 2)).toBe('1000000000.29')
    expect(sumDecimals(['-5.05', '5.05', null, undefined], 2)).toBe('0.00')
    expect(sumDecimals([3, '4'], 0)).toBe('7')
    expect(sumDecimals(['-0.05'], 2)).toBe('-0.05')
  })

  it('writes thousands and exactly the decimals of its kind', () => {
    expect(formatMoney('1234.5')).toBe('1,234.50')
    expect(formatMoney('-1234567.89')).toBe('-1,234,567.89')
    expect(formatMoney(null)).toBe('')
    expect(formatQuantity('12.500')).toBe('12.5')
    expect(formatQuantity('1200.000')).toBe('1,200')
    expect(formatDecimal('not a number', 2)).toBe('not a number')
  })

  it('cleans what people paste as an amount', () => {
    expect(cleanAmount('¥1,234.50')).toBe('1234.50')
    expect(cleanAmount('１，２３４．５元')).toBe('1234.5')
    expect(cleanAmount(' .5 ')).toBe('0.5')
    expect(cleanAmount('12.')).toBe('12')
    expect(cleanAmount('abc')).toBe('abc')
  })
})
