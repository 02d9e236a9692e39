import { describe, expect, it } from 'vitest'
import { told } from './labels.js'

describe('a value as people read it', () => {
  it.each([
    ['settlePrice', '1234.50', '1,234.50'],
    ['adjustAmt', '-1234567.00', '-1,234,567.00'],
    ['exAmt', '999.99', '999.99'],
    ['weightTons', '1234.500', '1234.500'],
    ['truckCode', '1234567', '1234567'],
    ['isTicket', true, '是'],
    ['goDatetime', '2026-11-02T01:00:00Z', '2026-11-02 09:00:00'],
    ['remark', null, null],
  ])('%s %j is %j', (field, value, text) => {
    expect(told(field, value)).toBe(text)
  })
})
