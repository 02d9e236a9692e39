import { describe, expect, it } from 'vitest'
import { bankBins } from './bank-bins.js'
import { accountFactsOf, hasCheckDigit } from './bank-card.js'

/** Card number with these first digits and a right check digit. */
function cardOf(bin: string, length: number): string {
  const first = bin.padEnd(length - 1, '0123456789')
  for (let digit = 0; digit < 10; digit++) if (hasCheckDigit(`${first}${digit}`)) return `${first}${digit}`
  throw new Error('no check digit')
}
const bins = Object.entries(bankBins).flatMap(([bank, all]) => all.map((bin) => ({ bank, bin })))

describe('the check digit of a card', () => {
  it('is the one of the standard', () => {
    expect(['79927398713', '4111111111111111', '0'].map(hasCheckDigit)).toEqual([true, true, true])
    expect(['79927398710', '4111111111111112', '1'].map(hasCheckDigit)).toEqual([false, false, false])
  })

  it('finds each wrong digit, and each two neighbours in the wrong order but 0 and 9', () => {
    const card = cardOf('622202', 19)
    for (let at = 0; at < card.length; at++) {
      for (const digit of '0123456789') {
        const wrong = card.slice(0, at) + digit + card.slice(at + 1)
        expect(hasCheckDigit(wrong)).toBe(digit === card[at])
      }
      const [one = '', other = ''] = card.slice(at, at + 2)
      const turned = card.slice(0, at) + other + one + card.slice(at + 2)
      expect(hasCheckDigit(turned)).toBe(one === other || ['09', '90'].includes(one + other) || turned === card)
    }
  })
})

describe('the number of an account', () => {
  it.each([
    ['622202', '中国工商银行'],
    ['621700', '中国建设银行'],
    ['622848', '中国农业银行'],
    ['621661', '中国银行'],
    ['622260', '交通银行'],
    ['621485', '招商银行'],
    ['621799', '中国邮政储蓄银行'],
    ['95599', '中国农业银行'],
  ])('that begins with %s is a card of %s', (bin, bankName) => {
    for (const length of [16, 17, 18, 19])
      expect(accountFactsOf(cardOf(bin, length))).toEqual({ kind: 'CARD', bankName })
  })

  it('is a wrong card where its check digit is another one', () => {
    const card = cardOf('622848', 19)
    const wrong = card.slice(0, -1) + ((Number(card.at(-1)) + 1) % 10)
    expect(accountFactsOf(wrong)).toEqual({ kind: 'WRONG_CARD', bankName: '中国农业银行' })
  })

  it.each([
    ['', 'nothing'],
    ['6222', 'what is too short'],
    ['622202000000001', 'fifteen digits'],
    ['62220200000000000000', 'twenty digits'],
    ['4000023009200123456', 'the account of a firm'],
    ['622202 0000000001234', 'digits in groups'],
    ['６２２２０２０００００００１２３', 'wide digits'],
  ])('“%s” is another account: %s', (account) => {
    expect(accountFactsOf(account)).toEqual({ kind: 'ACCOUNT', bankName: null })
  })
})

describe('the numbers that cards begin with', () => {
  it('belong to one bank each, are in order, and none begins with another', () => {
    expect(bins.length).toBeGreaterThan(150)
    expect(new Set(bins.map(({ bin }) => bin)).size).toBe(bins.length)
    for (const all of Object.values(bankBins)) expect(all).toEqual([...all].sort())
    for (const { bin } of bins) {
      expect(bin).toMatch(/^\d{5,6}$/)
      expect(bins.filter((other) => other.bin !== bin && other.bin.startsWith(bin))).toEqual([])
    }
  })

  it('belong to names that fit into the field', () => {
    for (const bank of Object.keys(bankBins)) expect(bank).toMatch(/^[\u4e00-\u9fff]{4,30}$/)
  })
})
