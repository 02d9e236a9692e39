import { AccountKind } from '../enums.js'
import { bankBins } from './bank-bins.js'

export interface AccountFacts {
  kind: AccountKind
  /** Bank by the first digits of its cards; null where it is unknown. */
  bankName: string | null
}

const banks = new Map(Object.entries(bankBins).flatMap(([name, bins]) => bins.map((bin) => [bin, name] as const)))
const lengths = [...new Set([...banks.keys()].map((bin) => bin.length))].sort((one, other) => other - one)
const CARD_NUMBER = /^\d{16,19}$/
const HIGHEST_DIGIT = 9
const BASE = 10

/**
 * Kind and bank of an account number: a CARD has the first digits of a bank's cards and a right check digit, a
 * WRONG_CARD a wrong check digit; any other number is an ACCOUNT. Accounts of firms have no check digit.
 */
export function accountFactsOf(account: string): AccountFacts {
  if (!CARD_NUMBER.test(account)) return { kind: AccountKind.ACCOUNT, bankName: null }
  const bankName = bankOf(account)
  if (bankName === null) return { kind: AccountKind.ACCOUNT, bankName }
  return { kind: hasCheckDigit(account) ? AccountKind.CARD : AccountKind.WRONG_CARD, bankName }
}

function bankOf(account: string): string | null {
  for (const length of lengths) {
    const name = banks.get(account.slice(0, length))
    if (name !== undefined) return name
  }
  return null
}

/** Whether the last digit is the check digit of the others (Luhn, ISO/IEC 7812). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > HIGHEST_DIGIT ? value - HIGHEST_DIGIT : value)
  }, 0)
  return sum % BASE === 0
}
