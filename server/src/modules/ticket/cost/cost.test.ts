import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Money, money, multiplyMoney, quantity } from '../../../kernel/money/money.js'
import { costOfMonths, type MonthFacts, NOTHING } from './cost.js'

const facts = (
  month: string,
  given: Partial<Omit<MonthFacts, 'boughtAmount'>> & { boughtAmount?: string } = {},
): MonthFacts => ({
  month: `${month}-01`,
  boughtQuantity: 0,
  usedQuantity: 0,
  refundedQuantity: 0,
  refundedAmount: money(0),
  ...given,
  boughtAmount: money(given.boughtAmount ?? 0),
})
/** Amount of so many cents. */
const centsOf = (cents: number) =>
  money(`${String(cents).padStart(3, '0').slice(0, -2)}.${String(cents).padStart(3, '0').slice(-2)}`)
const seen = (months: readonly MonthFacts[]) =>
  costOfMonths(NOTHING, months).map(({ price, closingQuantity, closingAmount }) => [
    price,
    closingQuantity,
    closingAmount,
  ])

describe('what tickets cost', () => {
  it('is the average over tickets that were left and tickets that were bought', () => {
    expect(
      seen([
        facts('2026-01', { boughtQuantity: 100, boughtAmount: '1000', usedQuantity: 40 }),
        facts('2026-02', { boughtQuantity: 60, boughtAmount: '720', usedQuantity: 20 }),
        facts('2026-04', { usedQuantity: 100 }),
      ]),
    ).toEqual([
      ['10.0000', 60, '600.00'],
      ['11.0000', 100, '1100.00'],
      ['11.0000', 0, '0.00'],
    ])
  })

  it('has four decimals, half up, and nothing gets lost but what rounds', () => {
    expect(
      seen([
        facts('2026-01', { boughtQuantity: 3, boughtAmount: '10' }),
        facts('2026-02', { boughtQuantity: 5, boughtAmount: '10', usedQuantity: 1 }),
        facts('2026-03', { usedQuantity: 6 }),
      ]),
    ).toEqual([
      ['3.3333', 3, '10.00'],
      ['2.5000', 7, '17.50'],
      ['2.5000', 1, '2.50'],
    ])
    expect(costOfMonths(NOTHING, [facts('2026-01', { boughtQuantity: 32, boughtAmount: '10' })])[0]?.price).toBe(
      '0.3125',
    )
    expect(costOfMonths(NOTHING, [facts('2026-01', { boughtQuantity: 160, boughtAmount: '0.01' })])[0]?.price).toBe(
      '0.0001',
    )
  })

  it('is not known before any was bought, and stays when nothing is left', () => {
    expect(
      seen([
        facts('2026-01', { usedQuantity: 5 }),
        facts('2026-02', { boughtQuantity: 5, boughtAmount: '50' }),
        facts('2026-03', { usedQuantity: 2 }),
        facts('2026-04', { boughtQuantity: 12, boughtAmount: '144' }),
      ]),
    ).toEqual([
      [null, -5, '0.00'],
      ['10.0000', 0, '0.00'],
      ['10.0000', -2, '0.00'],
      ['12.0000', 10, '120.00'],
    ])
  })

  it('leaves the stock at its price where tickets go back, whatever came back for them', () => {
    const given = { boughtQuantity: 10, boughtAmount: '100', refundedQuantity: 4, refundedAmount: money(20) }
    expect(seen([facts('2026-01', given)])).toEqual([['10.0000', 6, '60.00']])
  })

  it('is what a naive reckoning comes to', () => {
    const some = fc.integer({ min: 0, max: 60 })
    const months = fc.array(
      fc.record({ bought: some, price: fc.integer({ min: 0, max: 99_999 }), used: some, back: some }),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(months, (given) => {
        const all = given.map(({ bought, price, used, back }, at) =>
          facts(`2026-${at + 10}`, {
            boughtQuantity: bought,
            boughtAmount: multiplyMoney(centsOf(price), quantity(bought)),
            usedQuantity: used,
            refundedQuantity: back,
          }),
        )
        expect(costOfMonths(NOTHING, all).map(({ price, closingAmount }) => [price, closingAmount])).toEqual(naive(all))
      }),
      { numRuns: 500 },
    )
  })
})

/** Rules of the cost in whole numbers, ten-thousandths and cents, written another way. */
function naive(months: readonly MonthFacts[]): [Money | null, string][] {
  const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under)
  const text = (whole: bigint, digits: number) => {
    const padded = String(whole).padStart(digits + 1, '0')
    return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
  }
  let [pieces, cents, price] = [0n, 0n, null as bigint | null]
  return months.map(({ boughtQuantity, boughtAmount, usedQuantity, refundedQuantity }) => {
    const [bought, used, back] = [BigInt(boughtQuantity), BigInt(usedQuantity), BigInt(refundedQuantity)]
    const paid = BigInt(boughtAmount.replace('.', ''))
    const owed = pieces < 0n ? -pieces : 0n
    const there = bought + (pieces > 0n ? pieces : 0n)
    if (there > 0n && (bought > 0n || price !== null)) price = halfUp((cents + paid) * 100n, there)
    pieces += bought - used - back
    const gone = [used, back, owed].reduce((sum, some) => sum + halfUp(some * (price ?? 0n), 100n), 0n)
    cents = pieces > 0n && price !== null ? cents + paid - gone : 0n
    if (cents < 0n) cents = 0n
    return [price === null ? null : (text(price, 4) as Money), text(cents, 2)]
  })
}
