import { describe, expect, it } from 'vitest'
import type { DueDay } from '../../../../gql/types.generated'
import type { Money } from '../../../../ui/format/decimal'
import { readMonth, spanOf, totalsOf } from './month'

const day = (dueDate: string, amount: string, paidAmt: string, leftAmt: string): DueDay => ({
  dueDate,
  count: 2,
  amount: amount as Money,
  paidAmt: paidAmt as Money,
  leftAmt: leftAmt as Money,
})

describe('the calendar of what is due', () => {
  it('shows six weeks from a Monday on, within what the server tells at once', () => {
    expect(spanOf('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
    expect(spanOf('2027-02')).toEqual({ from: '2027-02-01', to: '2027-03-14' })
  })

  it('reads months from its address, and nothing else', () => {
    expect(['2026-11', '2026-13', '2026-1', 'x', null].map(readMonth)).toEqual(['2026-11', null, null, null, null])
  })

  it('adds up its month alone, to the cent, and counts the days that are late', () => {
    const days = [
      day('2026-10-31', '5.00', '0.00', '5.00'),
      day('2026-11-01', '0.10', '0.10', '0.00'),
      day('2026-11-02', '0.20', '0.10', '0.00'),
      day('2026-11-30', '100.00', '0.00', '100.00'),
    ]
    expect(totalsOf(days, '2026-11', '2026-11-27')).toEqual({
      count: 6,
      amount: '100.30',
      paidAmt: '0.20',
      leftAmt: '100.00',
      late: 1,
    })
  })
})
