const CARD_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CARD_CHECKS = '10X98765432'

/**
 * Whether a text is a 公民身份号码 (GB 11643): 17 digits with an existing day of birth, and the check character that follows
 * from them.
 */
export function isIdNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text) || plainDay(birthOf(text)) === null) return false
  const sum = CARD_WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return text[17] === CARD_CHECKS[sum % CARD_CHECKS.length]
}

/** Day of birth, yyyy-MM-dd, in a valid number. */
export const birthOf = (idNo: string): string => `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`

/** Sex in a valid number. */
export const sexOf = (idNo: string): string => (Number(idNo[16]) % 2 === 1 ? '男' : '女')

const WRITTEN = /^(\d{4})\s*[-./年]?\s*(\d{1,2})\s*[-./月]?\s*(\d{1,2})\s*日?$/

/**
 * A day as people and papers write it (2015-3-2, 2015.03.02, 20150302, 2015年3月2日) as yyyy-MM-dd; null where there is no
 * such day.
 */
export function plainDay(text: string): string | null {
  const [, year, month = '', day = ''] = WRITTEN.exec(text.trim()) ?? []
  const plain = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${plain}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(plain) ? plain : null
}
