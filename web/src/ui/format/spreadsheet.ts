/** Mark by which spreadsheets know UTF-8. */
const BOM = '\uFEFF'
const END = '\r\n'

/** Beginnings by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text)

/** Most digits that a spreadsheet keeps of a number; a longer one stays a text. */
const DIGITS = 15

/** Whether a spreadsheet keeps every digit of a text as a number: a card number or a code with noughts is none. */
export function isExactNumber(text: string): boolean {
  if (!NUMBER.test(text)) return false
  return !/^-?0\d/.test(text) && text.replaceAll(/\D/g, '').replace(/^0+/, '').length <= DIGITS
}

function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Lines of cells as a file for spreadsheets, in UTF-8 with its mark. A text that would be taken for a formula begins
 * with an apostrophe.
 */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `${BOM}${lines.map((cells) => cells.map(cellOf).join(',')).join(END)}${END}`
