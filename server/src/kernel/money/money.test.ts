import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as money from './money.js'

const cents = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })

/** Amount in yuan of a number of cents, worked out by hand. */
function yuan(value: bigint): money.Money {
  const text = (value < 0n ? -value : value).toString().padStart(3, '0')
  return money.parseMoney(`${value < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`)
}

describe('rounding', () => {
  it.each([
    ['0', '0.00'],
    ['0.005', '0.01'],
    ['0.004999', '0.00'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['1.255', '1.26'],
    ['-0.005', '-0.01'],
    ['999999999.994', '999999999.99'],
    ['123456789012.345', '123456789012.35'],
  ])('%s becomes %s yuan, half up', (given, rounded) => {
    expect(money.money(given)).toBe(rounded)
  })

  it.each([
    ['1', '1.000'],
    ['1.0005', '1.001'],
    ['24.99949', '24.999'],
  ])('%s becomes the quantity %s', (given, rounded) => {
    expect(money.quantity(given)).toBe(rounded)
  })
})

describe('arithmetic', () => {
  it('loses no cent over any list of amounts', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0n)
        expect(money.addMoney(...amounts.map(yuan))).toBe(yuan(sum))
      }),
    )
  })

  it('undoes an addition by a subtraction, and compares amounts as numbers', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(money.subtractMoney(money.addMoney(yuan(one), yuan(other)), yuan(other))).toBe(yuan(one))
        expect(money.addMoney(yuan(one), money.negateMoney(yuan(one)))).toBe('0.00')
        expect(money.compareMoney(yuan(one), yuan(other))).toBe(one < other ? -1 : one > other ? 1 : 0)
      }),
    )
  })

  it.each([
    ['85.50', '24.333', '2080.47'],
    ['0.01', '0.500', '0.01'],
    ['0.01', '0.499', '0.00'],
    ['999999999.99', '1', '999999999.99'],
    ['100.00', '0', '0.00'],
  ])('%s × %s is %s', (price, by, product) => {
    expect(money.multiplyMoney(money.parseMoney(price), money.parseQuantity(by))).toBe(product)
  })

  it('adds nothing to nothing', () => {
    expect(money.addMoney()).toBe('0.00')
  })
})

describe('shares', () => {
  it.each([
    ['1.00', ['1', '1', '1'], ['0.34', '0.33', '0.33']],
    ['0.05', ['50', '50'], ['0.03', '0.02']],
    ['100.00', ['33.33', '33.33', '33.34'], ['33.33', '33.33', '33.34']],
    ['0.01', ['1', '2'], ['0.00', '0.01']],
    ['7.00', ['0', '3'], ['0.00', '7.00']],
    ['0.00', ['1', '1'], ['0.00', '0.00']],
  ])('%s by %j are %j', (total, weights, shares) => {
    expect(money.shareMoney(money.parseMoney(total), weights.map(money.parseMoney))).toEqual(shares)
  })

  it('add up to the whole and are off by less than a cent', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 14n })
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(amount, weights, (total, given) => {
        const parts = given.some((weight) => weight > 0) ? given : [1]
        const sum = BigInt(parts.reduce((whole, weight) => whole + weight, 0))
        const shares = money
          .shareMoney(yuan(total), parts.map(money.money))
          .map((share) => BigInt(share.replace('.', '')))
        expect(shares.reduce((whole, share) => whole + share, 0n)).toBe(total)
        shares.forEach((share, index) => {
          const off = share * sum - total * BigInt(parts[index] ?? 0)
          expect(off < sum && off > -sum).toBe(true)
        })
      }),
    )
  })
})

describe('an amount', () => {
  it('is made of decimal text only', () => {
    for (const text of ['', 'x', '1,000.00', '12元', '1.2.3']) {
      expect(() => money.parseMoney(text)).toThrow()
      expect(() => money.parseQuantity(text)).toThrow()
    }
    expect([money.parseMoney('1.5'), money.parseQuantity('-0.10')]).toEqual(['1.5', '-0.10'])
  })

  it('is no plain text, no number and no quantity where one is reckoned with', () => {
    const price = money.money('1.00')
    // @ts-expect-error a plain text
    expect(money.addMoney(price, '1.00')).toBe('2.00')
    // @ts-expect-error a number
    expect(money.subtractMoney(price, 1)).toBe('0.00')
    // @ts-expect-error a quantity
    expect(money.compareMoney(price, money.quantity(1))).toBe(0)
    // @ts-expect-error an amount where a quantity is wanted
    expect(money.multiplyMoney(price, price)).toBe('1.00')
    // @ts-expect-error a plain text
    expect(money.negateMoney('1.00')).toBe('-1.00')
    const text: string = price
    expect(text).toBe('1.00')
  })
})

it('writes JSON numbers that read as the same amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(money.money(JSON.stringify(money.moneyNumber(yuan(amount))))).toBe(yuan(amount))
    }),
  )
  expect(money.moneyNumber(null)).toBeNull()
})

it.each([
  ['0.00', '0.00'],
  ['999.90', '999.90'],
  ['1234.50', '1,234.50'],
  ['-1234567.89', '-1,234,567.89'],
])('groups the digits of %s as %s', (amount, told) => {
  expect(money.groupedMoney(amount)).toBe(told)
})
