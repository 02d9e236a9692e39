import { texts } from './texts'

const MOBILE = /^1[3-9]\d{9}$/
const CODE = /^\d{6}$/

/** What is wrong with a mobile phone number; null when nothing is. */
export function phoneError(phone: string): string | null {
  return MOBILE.test(phone) ? null : texts.phoneWrong
}

/** What is wrong with an SMS code; null when nothing is. */
export function codeError(code: string): string | null {
  return CODE.test(code) ? null : texts.codeWrong
}

/** What is wrong with a password to sign in with; null when there is one. */
export function passwordError(password: string): string | null {
  return password ? null : texts.passwordPlaceholder
}

/** Digits only, at most `max`: what a number field keeps of typed or pasted text. */
export const digits = (text: string, max: number) => text.normalize('NFKC').replace(/\D/g, '').slice(0, max)

/** What a phone field keeps: at most 11 digits, without the country's prefix. */
export const phoneDigits = (text: string) =>
  digits(text, 13)
    .replace(/^86(?=1)/, '')
    .slice(0, 11)
