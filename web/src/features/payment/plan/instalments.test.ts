import { describe, expect, it } from 'vitest'
import type { Money } from '../../../ui/format/decimal'
import { besideOf, faultOf, fixedOf, type Instalment, openOf, plannedOf } from './instalments'
import { texts } from './texts'

const total = '100.00' as Money
const pay = (amount: string, dueDate = '2026-12-01'): Instalment => ({ amount, dueDate })
const fault = (...instalments: Instalment[]) => faultOf(total, instalments, '100.00')

describe('the instalments of a plan', () => {
  it('tell what is planned and what is left', () => {
    expect(plannedOf(total, [pay('30.50'), pay('1,000.00')])).toEqual({ planned: '1030.50', rest: '-930.50' })
    expect(plannedOf(total, [pay('30.50'), pay('')])).toEqual({ planned: '30.50', rest: '69.50' })
  })

  it('fit when they add up, or when the last takes the rest', () => {
    expect(fault(pay(''))).toBeNull()
    expect(fault(pay('30'), pay('70', '2027-01-01'))).toBeNull()
    expect(fault(pay('30'), pay('', '2027-01-01'))).toBeNull()
  })

  it('say at their field what does not fit', () => {
    expect(fault(pay('30'), pay('69.99'))).toEqual({ at: 1, field: 'amount', message: texts.notWhole('100.00') })
    expect(fault(pay('100'), pay(''))).toEqual({ at: 1, field: 'amount', message: texts.nothingLeft })
    expect(fault(pay(''), pay('50'))).toEqual({ at: 0, field: 'amount', message: texts.amountMissing })
    expect(fault(pay('50', '2027-01-02'), pay('50', '2027-01-01'))).toMatchObject({ at: 1, field: 'dueDate' })
  })
})

describe('what another plan begins with', () => {
  const item = (sequence: number, amount: string, pledgedAmt = '0.00') => ({
    sequence,
    dueDate: `2026-12-0${sequence}`,
    amount: amount as Money,
    pledgedAmt: pledgedAmt as Money,
  })
  const items = [item(1, '30.00', '30.00'), item(1, '10.00', '4.00'), item(2, '60.00')]

  it('is what is open of each instalment; what payments have stays', () => {
    expect(openOf(items, '66.00' as Money)).toEqual([pay('6.00', '2026-12-01'), pay('60.00', '2026-12-02')])
    expect(fixedOf(items).map(({ amount }) => amount)).toEqual(['30.00', '4.00'])
    expect(besideOf('34.00' as Money, items)).toBe('0.00')
  })

  it('is no more than is left where something was paid beside the plan', () => {
    expect(openOf(items, '16.00' as Money)).toEqual([pay('6.00', '2026-12-01'), pay('10.00', '2026-12-02')])
    expect(openOf(items, '5.00' as Money)).toEqual([pay('5.00', '2026-12-01')])
    expect(besideOf('95.00' as Money, items)).toBe('61.00')
  })
})
