import { expect, it } from 'vitest'
import type { Money } from '../../../ui/format/decimal'
import { reasonAgainstArranging } from './arranging'
import type { Settlement } from './rows'
import { texts } from './texts'

const settlement = (over: Partial<Settlement>) =>
  ({
    status: 'APPROVED',
    paidAmt: '0.00' as Money,
    leftAmt: '60.00',
    refusedActions: [],
    ...over,
  }) as unknown as Settlement

it('plans the payment of what is approved and not all paid, and says why not of all else', () => {
  expect(reasonAgainstArranging('plan', settlement({}))).toBeNull()
  expect(reasonAgainstArranging('plan', settlement({ status: 'PENDING' }))).toBe(texts.planAfterApproval)
  expect(reasonAgainstArranging('plan', settlement({ status: 'PAID' }))).toContain(texts.statuses.PAID)
  expect(reasonAgainstArranging('plan', settlement({ paidAmt: '1.00' as Money }))).toBeNull()
  expect(reasonAgainstArranging('plan', settlement({ leftAmt: '0.00' as Money }))).toBe(texts.nothingToPlan)
})

it('pays what is approved and in no payment yet', () => {
  expect(reasonAgainstArranging('pay', settlement({}))).toBeNull()
  expect(reasonAgainstArranging('pay', settlement({ status: 'PENDING' }))).toBe('结算单审核通过后才能付款')
  expect(reasonAgainstArranging('pay', settlement({ status: 'REJECTED' }))).toContain(texts.statuses.REJECTED)
  expect(reasonAgainstArranging('pay', settlement({ leftAmt: '0.00' as Money }))).toContain('没有可付的金额')
})

it('merges and splits unless the server says why not', () => {
  const refusedActions = [{ action: 'split', reason: '只有一张运单' }]
  expect(reasonAgainstArranging('split', settlement({ refusedActions }))).toBe('只有一张运单')
  expect(reasonAgainstArranging('merge', settlement({ refusedActions }))).toBeNull()
})
