import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../kernel/errors.js'
import { addMoney, compareMoney, type Money, money, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import type { PayableLine, Share } from '../../settlement/index.js'
import { allocate, leftOf, without } from './allocation.js'

const line = (waybillId: string, left: string, goDatetime = '2026-03-01 08:00:00+08', no = waybillId): PayableLine => ({
  settlementId: 's',
  waybillId,
  no,
  goDatetime,
  payeeId: 'p',
  payeeName: '陈师傅',
  left: money(left),
})
const told = (shares: readonly Share[]) => shares.map(({ waybillId, amt }) => `${waybillId} ${amt}`)
const sumOf = (shares: readonly Share[]): Money => addMoney(ZERO, ...shares.map(({ amt }) => amt))

/** The error of a call that must be refused. */
function refusal(call: () => unknown): DomainError {
  try {
    call()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('not refused')
}

describe('a payment in part', () => {
  const march = '2026-03-01 08:00:00+08'
  const lines = [
    line('c', '30.00', '2026-03-02 08:00:00+08'),
    line('b', '20.00', march, 'YD2'),
    line('a', '10.00', march, 'YD1'),
  ]

  it.each([
    ['0.01', ['a 0.01']],
    ['10.00', ['a 10.00']],
    ['10.01', ['a 10.00', 'b 0.01']],
    ['30.00', ['a 10.00', 'b 20.00']],
    ['59.99', ['a 10.00', 'b 20.00', 'c 29.99']],
    ['60.00', ['a 10.00', 'b 20.00', 'c 30.00']],
  ])('of %s goes to the first trips', (amt, shares) => {
    expect(told(allocate(money(amt), lines))).toEqual(shares)
  })

  it('goes by the number where two trips left at one time, and by the id where even that is the same', () => {
    const same = [line('2', '1.00', march, 'YD1'), line('1', '1.00', march, 'YD1'), line('0', '1.00', march, 'YD2')]
    expect(told(allocate(money('1.50'), same))).toEqual(['1 1.00', '2 0.50'])
  })

  it('goes by parts of a second, too', () => {
    const close = [line('b', '1.00', '2026-03-01 08:00:00.123+08'), line('a', '1.00', '2026-03-01 08:00:00.1234+08')]
    expect(told(allocate(money('1.00'), close))).toEqual(['b 1.00'])
  })

  it('says what is left where that is less, and of nothing', () => {
    expect(refusal(() => allocate(money('60.01'), lines))).toMatchObject({
      code: 'PAYMENT_TOO_MUCH',
      params: { amount: '60.01', left: '60.00' },
    })
    expect(refusal(() => allocate(money('0.01'), []))).toMatchObject({
      code: 'PAYMENT_TOO_MUCH',
      params: { left: '0.00' },
    })
    expect(allocate(ZERO, lines)).toEqual([])
  })

  it('leaves out trips of which nothing is left', () => {
    const some = [line('a', '0.00'), line('b', '-5.00'), line('c', '3.00')]
    expect(told(allocate(money('3.00'), some))).toEqual(['c 3.00'])
  })
})

const cents = (value: bigint): Money => money(`${value / 100n}.${String(value % 100n).padStart(2, '0')}`)
/**
 * Line with one of few times and amounts, so that many are equal; sometimes nothing, or a negative amount, is left of
 * it.
 */
const payable = fc.record({
  left: fc.oneof(
    { weight: 8, arbitrary: fc.bigInt({ min: 1n, max: 10n ** 11n }).map(cents) },
    { weight: 2, arbitrary: fc.bigInt({ min: 1n, max: 9n }).map(cents) },
    { weight: 1, arbitrary: fc.constantFrom(ZERO, money('-0.01'), money('-77.00')) },
  ),
  hour: fc.integer({ min: 0, max: 3 }),
  no: fc.integer({ min: 0, max: 3 }),
  settlement: fc.constantFrom('s', 't'),
})
const payables = fc.array(payable, { minLength: 1, maxLength: 40 }).map((all) =>
  all.map(
    ({ left, hour, no, settlement }, at): PayableLine => ({
      ...line(`w${String(at).padStart(2, '0')}`, left, `2026-03-01 0${hour}:00:00+08`, `YD${no}`),
      settlementId: settlement,
    }),
  ),
)
/** Money in cents, in which the oracle below calculates. */
const centsOf = (amt: Money): bigint => BigInt(amt.replace('.', ''))
const dueOf = (lines: readonly PayableLine[]): bigint =>
  lines.reduce((sum, { left }) => (centsOf(left) > 0n ? sum + centsOf(left) : sum), 0n)
/** Lines, and an amount from 0.01 up to all that is due of them. */
const paying = payables
  .filter((lines) => dueOf(lines) > 0n)
  .chain((lines) => fc.tuple(fc.constant(lines), fc.bigInt({ min: 1n, max: dueOf(lines) }).map(cents)))

describe('whatever is paid of whatever lines', () => {
  it('the shares come to it, to the cent', () => {
    fc.assert(
      fc.property(paying, ([lines, amt]) => {
        expect(sumOf(allocate(amt, lines))).toBe(amt)
      }),
    )
  })

  it('no trip gets more than is left of it, nor nothing, nor anything twice', () => {
    fc.assert(
      fc.property(paying, ([lines, amt]) => {
        const byId = new Map(lines.map((one) => [one.waybillId, one]))
        const shares = allocate(amt, lines)
        for (const share of shares) {
          const own = byId.get(share.waybillId)
          expect(own?.settlementId).toBe(share.settlementId)
          expect(compareMoney(share.amt, own?.left ?? ZERO)).toBeLessThanOrEqual(0)
          expect(compareMoney(share.amt, ZERO)).toBe(1)
        }
        expect(new Set(shares.map(({ waybillId }) => waybillId)).size).toBe(shares.length)
      }),
    )
  })

  it('at most one trip is paid in part, and no later one gets anything', () => {
    fc.assert(
      fc.property(paying, ([lines, amt]) => {
        const shares = allocate(amt, lines)
        const rest = new Map(without(lines, shares).map((one) => [one.waybillId, one.left]))
        const partly = shares.filter(({ waybillId }) => compareMoney(rest.get(waybillId) ?? ZERO, ZERO) > 0)
        expect(partly.length).toBeLessThanOrEqual(1)
        if (partly.length === 1) expect(shares.at(-1)).toEqual(partly[0])
      }),
    )
  })

  it('the order in which lines are given is all the same', () => {
    const shuffled = paying.chain(([lines, amt]) =>
      fc.tuple(
        fc.constant(lines),
        fc.constant(amt),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([lines, amt, others]) => {
        expect(allocate(amt, others)).toEqual(allocate(amt, lines))
      }),
    )
  })

  it('two payments one after the other pay what one of both would', () => {
    const twice = paying.chain(([lines, amt]) =>
      fc.tuple(fc.constant(lines), fc.constant(amt), fc.bigInt({ min: 0n, max: centsOf(amt) }).map(cents)),
    )
    fc.assert(
      fc.property(twice, ([lines, amt, part]) => {
        const first = allocate(part, lines)
        const second = allocate(subtractMoney(amt, part), without(lines, first))
        const byTrip = Map.groupBy([...first, ...second], ({ waybillId }) => waybillId)
        const both = [...byTrip].map(([id, own]) => `${id} ${sumOf(own)}`)
        expect(both.toSorted()).toEqual(told(allocate(amt, lines)).toSorted())
      }),
    )
  })

  it('leaves the former rest less the payment', () => {
    fc.assert(
      fc.property(paying, ([lines, amt]) => {
        const after = without(lines, allocate(amt, lines))
        expect(leftOf(after)).toBe(subtractMoney(leftOf(lines), amt))
        expect(after.map(({ waybillId }) => waybillId)).toEqual(lines.map(({ waybillId }) => waybillId))
      }),
    )
  })

  it('a cent more than is due is refused, and pays nothing', () => {
    fc.assert(
      fc.property(payables, fc.bigInt({ min: 1n, max: 10n ** 12n }), (lines, more) => {
        const before = structuredClone(lines)
        const tooMuch = cents(dueOf(lines) + more)
        expect(refusal(() => allocate(tooMuch, lines)).code).toBe('PAYMENT_TOO_MUCH')
        expect(lines).toEqual(before)
      }),
    )
  })
})
