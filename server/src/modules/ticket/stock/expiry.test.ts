import { describe, expect, it } from 'vitest'
import { money } from '../../../kernel/money/money.js'
import { expiryOf } from './expiry.js'

const lot = (expiresOn: string | null, quantity: number, price: number) => ({
  expiresOn,
  quantity,
  price: money(price),
})
const lots = [lot(null, 10, 3), lot('2026-03-31', 10, 2), lot('2026-02-28', 10, 1)]

describe('tickets that expire', () => {
  it('go first', () => {
    expect(expiryOf(lots, 30, '2026-03-10')).toEqual({
      nearestExpiry: '2026-03-31',
      expiredQuantity: 10,
      expiredAmount: '10.00',
    })
    expect(expiryOf(lots, 24, '2026-03-10')).toEqual({
      nearestExpiry: '2026-03-31',
      expiredQuantity: 4,
      expiredAmount: '4.00',
    })
    expect(expiryOf(lots, 15, '2026-04-01')).toEqual({
      nearestExpiry: null,
      expiredQuantity: 5,
      expiredAmount: '10.00',
    })
    expect(expiryOf(lots, 10, '2026-04-01')).toEqual({ nearestExpiry: null, expiredQuantity: 0, expiredAmount: '0.00' })
  })

  it('are taken on their last day, and are none where nothing is left', () => {
    expect(expiryOf(lots, 30, '2026-02-28')).toMatchObject({ nearestExpiry: '2026-02-28', expiredQuantity: 0 })
    expect(expiryOf(lots, -5, '2027-01-01')).toMatchObject({ nearestExpiry: null, expiredQuantity: 0 })
    expect(expiryOf([], 3, '2027-01-01')).toMatchObject({ nearestExpiry: null, expiredQuantity: 0 })
  })
})
