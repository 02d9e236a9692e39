import { describe, expect, it } from 'vitest'
import { amountText, countText, dayText, priceText, quantityText, timeText } from './format.js'

describe('texts of figures', () => {
  it.each([
    ['0', '0.00'],
    ['999.9', '999.90'],
    ['1234.50', '1,234.50'],
    ['-1234567.891', '-1,234,567.89'],
    ['9999999999999.99', '9,999,999,999,999.99'],
  ])('amount %s → %s', (amount, text) => {
    expect(amountText(amount)).toBe(text)
  })

  it('shows tons and cubic metres with 3 decimals, trucks and counts with none', () => {
    expect(quantityText('1234.5', 'TON')).toBe('1,234.500')
    expect(quantityText('1234.500', 'CUBIC')).toBe('1,234.500')
    expect(quantityText('1234.000', 'TRUCK')).toBe('1,234')
    expect(priceText('1234.5', 'CUBIC')).toBe('1,234.50 元/方')
    expect(countText(1234567)).toBe('1,234,567')
  })
})

describe('texts of times', () => {
  it('are in Asia/Shanghai', () => {
    expect(timeText(new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20 00:00:00')
    expect(timeText('2026-11-20 08:30:00.123+08')).toBe('2026-11-20 08:30:00')
    expect(dayText(new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20')
  })
})
