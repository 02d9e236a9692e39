import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, type Money, parseMoney, ZERO } from '../../../kernel/money/money.js'
import { type Pledge, replanned } from './replanning.js'

const dueDate = '2026-12-01'
const owed = (...amounts: string[]) =>
  amounts.map((amount, at) => ({ payeeId: 'abc'.charAt(at), amount: parseMoney(amount) }))
const pledge = (payeeId: string, amount: string, more: Partial<Pledge> = {}): Pledge => ({
  ...{ planItemId: null, sequence: null, dueDate, payeeId, amount: parseMoney(amount) },
  ...more,
})
const by = (sequence: number, day = dueDate) => ({ planItemId: `item ${sequence}`, sequence, dueDate: day })
const rest = [{ dueDate: '2027-01-01' }]

/** Instalments written as `1a 10.00`, kept ones in brackets. */
function told(...[payables, pledges, instalments]: Parameters<typeof replanned>): string[] | undefined {
  const planned = replanned(payables, pledges, instalments)
  const line = (item: { sequence: number; payeeId: string; amount: Money }) =>
    `${item.sequence}${item.payeeId} ${item.amount}`
  return planned && [...planned.kept.map((item) => `[${line(item)}]`), ...planned.items.map(line)]
}

describe('another plan of a settlement', () => {
  it('keeps the paid part of an instalment, and plans its rest anew', () => {
    expect(told(owed('300.00'), [pledge('a', '100.00', by(1))], rest)).toEqual(['[1a 100.00]', '2a 200.00'])
    expect(told(owed('300.00'), [pledge('a', '40.00', by(1))], rest)).toEqual(['[1a 40.00]', '2a 260.00'])
    const halves = [{ dueDate, amount: parseMoney('130.00') }, { dueDate }]
    expect(told(owed('300.00'), [pledge('a', '40.00', by(1))], halves)).toEqual([
      ...['[1a 40.00]', '2a 130.00', '3a 130.00'],
    ])
  })

  it('numbers kept instalments by day, and new ones after them', () => {
    const pledges = [pledge('a', '3.00', by(3, '2027-03-01')), pledge('a', '1.00', by(1)), pledge('b', '2.00', by(1))]
    expect(told(owed('10.00', '10.00'), pledges, rest)).toEqual([
      ...['[1a 1.00]', '[1b 2.00]', '[2a 3.00]'],
      ...['3a 6.00', '3b 8.00'],
    ])
  })

  it('keeps payments beside the plan, as one instalment for each day', () => {
    const pledges = [pledge('a', '5.00'), pledge('a', '1.00', by(1)), pledge('a', '2.00', { dueDate: '2026-11-30' })]
    expect(told(owed('10.00'), pledges, rest)).toEqual(['[1a 2.00]', '[2a 1.00]', '[3a 5.00]', '4a 2.00'])
  })

  it('leaves out payees who are fully paid', () => {
    expect(told(owed('10.00', '20.00'), [pledge('a', '10.00', by(1))], rest)).toEqual(['[1a 10.00]', '2b 20.00'])
  })

  it('is missing where nothing is left, or more is paid than owed', () => {
    expect(told(owed('10.00'), [pledge('a', '10.00', by(1))], rest)).toBeUndefined()
    expect(told(owed('10.00', '5.00'), [pledge('a', '10.01')], rest)).toBeUndefined()
    expect(told(owed('10.00'), [pledge('c', '1.00')], rest)).toBeUndefined()
  })

  it('refuses instalments that do not add up to the rest', () => {
    const amounts = [{ dueDate, amount: parseMoney('300.00') }]
    expect(() => replanned(owed('300.00'), [pledge('a', '0.01', by(1))], amounts)).toThrow(
      '各期付款合计须等于未付的结算金额299.99元',
    )
  })

  it('adds up to the amount owed to each payee, and keeps every paid instalment', () => {
    const payee = fc.record({
      paid: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 4 }),
      left: fc.nat(99_999),
    })
    fc.assert(
      fc.property(
        fc.array(payee, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 99 }),
        (payees, percent) => {
          const payables = payees.map(({ paid, left }, at) => ({
            payeeId: 'abc'.charAt(at),
            amount: yuan(paid.reduce((all, amt) => all + amt, left)),
          }))
          const pledges = payees.flatMap(({ paid }, at) =>
            paid.map((amt, sequence) => pledge('abc'.charAt(at), yuan(amt), sequence === 0 ? {} : by(sequence))),
          )
          const instalments = [{ dueDate, percent: parseMoney(String(percent)) }, { dueDate }]
          const planned = replanned(payables, pledges, instalments)
          const left = payees.some((own) => own.left > 0)
          expect(planned !== undefined).toBe(left)
          if (!planned) return
          const sorted = (amounts: { payeeId: string; amount: Money }[]) =>
            amounts.map(({ payeeId, amount }) => `${payeeId} ${amount}`).toSorted()
          expect(sorted(planned.kept)).toEqual(sorted(pledges))
          const all = [...planned.kept, ...planned.items]
          for (const { payeeId, amount } of payables)
            expect(addMoney(ZERO, ...all.filter((item) => item.payeeId === payeeId).map((item) => item.amount))).toBe(
              amount,
            )
          expect(new Set(all.map(({ sequence, payeeId }) => `${sequence} ${payeeId}`)).size).toBe(all.length)
        },
      ),
    )
  })
})

const yuan = (cents: number): Money => parseMoney((cents / 100).toFixed(2))
