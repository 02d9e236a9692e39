/** The characters of a unified social credit code (GB 32100-2015) by their value; I, O, S, V and Z are left out. */
export const CREDIT_CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const LENGTH = 18

/** Whether a text is a 统一社会信用代码: 18 characters of that alphabet in capitals, the last one the check character. */
export function isCreditCode(text: string): boolean {
  return text.length === LENGTH && text.at(-1) === creditCheckOf(text.slice(0, -1))
}

/** The check character behind the first 17; undefined where one of them belongs to no code. */
export function creditCheckOf(first: string): string | undefined {
  let [sum, weight] = [0, 1]
  for (const character of first) {
    const value = CREDIT_CODE_CHARACTERS.indexOf(character)
    if (value < 0) return undefined
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return CREDIT_CODE_CHARACTERS[(31 - (sum % 31)) % 31]
}
