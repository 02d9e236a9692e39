import { describe, expect, it } from 'vitest'
import { measured, priceUnit } from './measure.js'

describe('quantities in their unit', () => {
  it('are whole trucks', () => {
    expect(measured('12.000', 'TRUCK')).toBe('12')
    expect(measured('12', 'TRUCK')).toBe('12')
  })

  it('are cubic metres and tons with three decimals', () => {
    expect(measured('12', 'CUBIC')).toBe('12.000')
    expect(measured('31.5', 'TON')).toBe('31.500')
  })

  it('keep back no part of a truck', () => {
    expect(measured('1.5', 'TRUCK')).toBe('1.500')
  })

  it('have prices for one of them', () => {
    expect(priceUnit('TRUCK')).toBe('元/车')
    expect(priceUnit('TON')).toBe('元/吨')
  })
})
