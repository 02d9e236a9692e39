import { expect, it } from 'vitest'
import { reasonAgainstAll } from '../../../kit/verbs/verb'
import type { Money } from '../../../ui/format/decimal'
import type { Settlement } from './rows'
import { texts } from './texts'
import { verbs } from './verbs'

const reasonAgainst = (verb: 'plan' | 'pay' | 'split' | 'merge', row: Settlement) =>
  reasonAgainstAll(verbs, verb, [row])

const settlement = (over: Partial<Settlement>) =>
  ({
    status: 'APPROVED',
    paidAmt: '0.00' as Money,
    leftAmt: '60.00',
    allowedActions: ['merge'],
    refusedActions: [],
    ...over,
  }) as unknown as Settlement

it('plans the payment of what is approved and not all paid, and says why not of all else', () => {
  expect(reasonAgainst('plan', settlement({}))).toBeNull()
  expect(reasonAgainst('plan', settlement({ status: 'PENDING' }))).toBe(texts.planAfterApproval)
  expect(reasonAgainst('plan', settlement({ status: 'PAID' }))).toContain(texts.statuses.PAID)
  expect(reasonAgainst('plan', settlement({ paidAmt: '1.00' as Money }))).toBeNull()
  expect(reasonAgainst('plan', settlement({ leftAmt: '0.00' as Money }))).toBe(texts.nothingToPlan)
})

it('pays what is approved and in no payment yet', () => {
  expect(reasonAgainst('pay', settlement({}))).toBeNull()
  expect(reasonAgainst('pay', settlement({ status: 'PENDING' }))).toBe('结算单审核通过后才能付款')
  expect(reasonAgainst('pay', settlement({ status: 'REJECTED' }))).toContain(texts.statuses.REJECTED)
  expect(reasonAgainst('pay', settlement({ leftAmt: '0.00' as Money }))).toContain('没有可付的金额')
})

it('merges and splits unless the server says why not', () => {
  const refusedActions = [{ action: 'split', reason: '只有一张运单' }]
  expect(reasonAgainst('split', settlement({ refusedActions }))).toBe('只有一张运单')
  expect(reasonAgainst('merge', settlement({ refusedActions }))).toBeNull()
})
