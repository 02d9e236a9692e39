import { describe, expect, it } from 'vitest'
import type { Money } from '../../../ui/format/decimal'
import { faultOf, type Instalment, plannedOf } from './instalments'
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
