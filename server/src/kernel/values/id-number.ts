const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'
const FIRST_YEAR = 1900

/** Whether a text is a 公民身份号码 (GB 11643): 17 digits and the check character, with a day of birth that there was. */
export function isIdNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  return text[17] === idCheckOf(text.slice(0, 17)) && isDay(birthOf(text))
}

/** The check character behind the first 17 digits. */
export function idCheckOf(first: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(first[at]), 0)
  return CHECKS[sum % CHECKS.length]
}

/** Day of birth in a valid number, as yyyy-MM-dd. */
export const birthOf = (idNo: string): string => `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`

/** Sex in a valid number. */
export const sexOf = (idNo: string): '男' | '女' => (Number(idNo[16]) % 2 === 1 ? '男' : '女')

/** Whether it is a day from 1900 until today. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time) || time > Date.now() + 86_400_000) return false
  return Number(day.slice(0, 4)) >= FIRST_YEAR && new Date(time).toISOString().startsWith(day)
}
