import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { isIdNumber } from '../../../kernel/values/id-number.js'
import type { ReadField } from '../ocr.js'

const LENGTH = 18
const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5' }
const DIGIT_ONLY: Readonly<Record<string, string>> = {
  ...LETTER_FOR_DIGIT,
  ...{ D: '0', Q: '0', L: '1', T: '7', B: '8', G: '6', A: '4' },
}
/** Characters that are confused: exchanging one of them may make the check right, and a person then verifies it. */
const ALIKE = ['9Q', '0D', '0Q', '8B', '38', '6G', '17', '56', '4A']

/**
 * Unified social credit code in lines of text: one with a right check character, or else the likeliest, which is
 * uncertain.
 */
export function creditCodeIn(lines: readonly string[]): ReadField | undefined {
  const plain = lines.map((line) => swapped(capitals(line), LETTER_FOR_DIGIT))
  return codeIn(plain, /[\dA-Z]{18,24}/g, isCreditCode)
}

/** The number of an identity card in some lines of text. */
export function idNumberIn(lines: readonly string[]): ReadField | undefined {
  const plain = lines.map((line) => swapped(capitals(line), DIGIT_ONLY))
  return codeIn(plain, /\d{17}[\dX]|\d{18,22}X?/g, isIdNumber)
}

const capitals = (text: string): string => text.toUpperCase().replace(/[\s.,·'_-]/g, '')

const swapped = (text: string, swaps: Readonly<Record<string, string>>): string =>
  text.replace(/[A-Z]/g, (letter) => swaps[letter] ?? letter)

function codeIn(lines: readonly string[], shape: RegExp, holds: (code: string) => boolean): ReadField | undefined {
  const windows = lines.flatMap((line) => (line.match(shape) ?? []).flatMap(windowsOf))
  const whole = windows.find(holds)
  if (whole) return { text: whole, sure: true }
  const text = windows.flatMap(exchanges).find(holds) ?? windows[0]
  return text ? { text, sure: false } : undefined
}

const windowsOf = (run: string): string[] =>
  Array.from({ length: run.length - LENGTH + 1 }, (_, from) => run.slice(from, from + LENGTH))

/** Codes in which one character is exchanged for a similar one. */
function exchanges(code: string): string[] {
  return [...code].flatMap((character, at) =>
    ALIKE.filter((group) => group.includes(character)).flatMap((group) =>
      [...group].filter((other) => other !== character).map((other) => code.slice(0, at) + other + code.slice(at + 1)),
    ),
  )
}
