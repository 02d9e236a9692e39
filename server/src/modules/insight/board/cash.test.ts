import { describe, expect, it } from 'vitest'
import { money } from '../../../kernel/money/money.js'
import { cashOf, sumOfCash } from './cash.js'

const TODAY = '2026-12-20'
const due = (week: number | null, amount: string) => ({ projectId: 'p', week, count: 1, amount: money(amount) })
const unplanned = (status: 'PENDING' | 'APPROVED', amount: string) => ({
  projectId: 'p',
  status,
  count: 1,
  amount: money(amount),
})

describe('the cash of four weeks', () => {
  const cash = cashOf(
    {
      due: [due(null, '0.10'), due(0, '0.20'), due(3, '99999999999999.99')],
      unplanned: [unplanned('APPROVED', '5'), unplanned('PENDING', '7')],
    },
    TODAY,
  )

  it('lies in weeks from today on, over the turn of the year', () => {
    expect(cash.weeks).toEqual([
      { from: '2026-12-20', to: '2026-12-26', amount: '0.20' },
      { from: '2026-12-27', to: '2027-01-02', amount: '0.00' },
      { from: '2027-01-03', to: '2027-01-09', amount: '0.00' },
      { from: '2027-01-10', to: '2027-01-16', amount: '99999999999999.99' },
    ])
  })

  it('adds up late and undated amounts to the cent, apart from those that wait for approval', () => {
    expect(cash).toMatchObject({
      overdueAmt: '0.10',
      unplannedAmt: '5.00',
      pendingAmt: '7.00',
      neededAmt: '100000000000005.29',
    })
  })

  it('adds up over projects, and is nothing for none', () => {
    expect(sumOfCash([cash, cash], TODAY)).toMatchObject({ overdueAmt: '0.20', neededAmt: '200000000000010.58' })
    expect(sumOfCash([], TODAY)).toMatchObject({ neededAmt: '0.00', pendingAmt: '0.00' })
  })
})
