import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, type Money, parseMoney, ZERO } from '../../../kernel/money/money.js'
import { type Instalment, planItems } from './instalments.js'

const dueDate = '2026-12-01'
const parsed = (text: string | undefined): Money | undefined => (text === undefined ? undefined : parseMoney(text))
const percents = (...list: (string | undefined)[]): Instalment[] =>
  list.map((percent) => ({ dueDate, percent: parsed(percent) }))
const amounts = (...list: (string | undefined)[]): Instalment[] =>
  list.map((amount) => ({ dueDate, amount: parsed(amount) }))
const one = (amount: string) => [{ payeeId: 'a', amount: parseMoney(amount) }]
const paid = (payables: { payeeId: string; amount: string }[], instalments: Instalment[]) =>
  planItems(
    payables.map(({ payeeId, amount }) => ({ payeeId, amount: parseMoney(amount) })),
    instalments,
  ).map(({ sequence, payeeId, amount }) => `${sequence}${payeeId} ${amount}`)

describe('the items of a plan', () => {
  it('are one for each payee when there is one instalment', () => {
    const payables = [
      { payeeId: 'a', amount: '10.01' },
      { payeeId: 'b', amount: '0.02' },
    ]
    expect(paid(payables, amounts(undefined))).toEqual(['1a 10.01', '1b 0.02'])
  })

  it('give the cents that cannot be divided to the largest remainders', () => {
    expect(paid(one('100.00'), percents('33.33', '33.33', '33.34'))).toEqual(['1a 33.33', '2a 33.33', '3a 33.34'])
    expect(paid(one('0.05'), percents('50', '50'))).toEqual(['1a 0.03', '2a 0.02'])
    expect(paid(one('0.01'), percents('30', '30', '40'))).toEqual(['3a 0.01'])
    expect(paid(one('0.01'), percents('50', '25', '25'))).toEqual(['1a 0.01'])
  })

  it('let the last instalment take the rest', () => {
    expect(paid(one('100.00'), percents('30', undefined))).toEqual(['1a 30.00', '2a 70.00'])
    expect(paid(one('100.00'), amounts('99.99', undefined))).toEqual(['1a 99.99', '2a 0.01'])
  })

  it('divide each instalment among the payees in proportion to what they still get', () => {
    const payables = [
      { payeeId: 'a', amount: '200.00' },
      { payeeId: 'b', amount: '100.00' },
    ]
    expect(paid(payables, amounts('100', '200'))).toEqual(['1a 66.67', '1b 33.33', '2a 133.33', '2b 66.67'])
  })

  it('refuse what does not add up', () => {
    for (const instalments of [
      amounts('50', '49.99'),
      amounts('100', undefined),
      amounts('100.01'),
      percents('50', '51'),
    ])
      expect(() => planItems(one('100.00'), instalments)).toThrow('各期付款合计须等于未付的结算金额100.00元')
  })

  it('add up to every payee and to every instalment, whatever the amounts', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(textOf)
    const payables = fc.array(cents, { minLength: 1, maxLength: 6 })
    const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(payables, shares, (owed, parts) => {
        const list = owed.map((amount, index) => ({ payeeId: String(index), amount }))
        const total = addMoney(ZERO, ...owed)
        const given = parts.slice(0, -1).map((part) => textOf((centsOf(total) * BigInt(part)) / 1000n))
        const usable = given.every((amount) => centsOf(amount) > 0n)
        const instalments = amounts(...(usable ? given : []), undefined)
        const items = planItems(list, instalments)
        for (const { payeeId, amount } of list)
          expect(addMoney(ZERO, ...items.filter((item) => item.payeeId === payeeId).map((item) => item.amount))).toBe(
            amount,
          )
        instalments.forEach(({ amount }, index) => {
          const sum = addMoney(ZERO, ...items.filter((item) => item.sequence === index + 1).map((item) => item.amount))
          if (amount !== undefined) expect(sum).toBe(amount)
        })
      }),
    )
  })
})

const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''))
const textOf = (cents: bigint): Money => parseMoney(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
